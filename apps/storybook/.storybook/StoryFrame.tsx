import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Niche } from '@vela/domain/sites';
import { Box } from '@vela/ui/layout';
import { themeAttributes } from '@vela/ui/theme';
import { useLayoutEffect, type ReactNode } from 'react';
import { previewReducedMotion } from './preview-motion';
import type { StoryDirection, StoryLocale, StoryMotion, StoryTheme } from './toolbars';

export interface StoryFrameProps {
  i18n: I18n;
  locale: StoryLocale;
  theme: StoryTheme;
  niche: Niche;
  motion: StoryMotion;
  direction: StoryDirection;
  /** It is on the page about its component, whose background and texts are Storybook's own. */
  isInPage: boolean;
  children: ReactNode;
}

/** Gives a story what the document gives a page. */
export function StoryFrame({
  i18n,
  locale,
  theme,
  niche,
  motion,
  direction,
  isInPage,
  children,
}: StoryFrameProps) {
  const lang = locale === 'pseudo' ? 'en-x-pseudo' : locale;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = isInPage ? 'en' : lang;
    root.dir = isInPage ? 'ltr' : direction;
    root.dataset['hydrated'] = '';
    for (const [name, value] of Object.entries(themeAttributes({ mode: theme, niche }))) {
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, String(value));
    }
  }, [lang, theme, niche, direction, isInPage]);
  useLayoutEffect(() => {
    previewReducedMotion(motion === 'reduced');
    return () => previewReducedMotion(false);
  }, [motion]);
  return (
    <I18nProvider i18n={i18n}>
      {isInPage ? (
        <div lang={lang} dir={direction}>
          <Box background="surface" padding="4">
            {children}
          </Box>
        </div>
      ) : (
        children
      )}
    </I18nProvider>
  );
}
