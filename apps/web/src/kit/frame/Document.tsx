import { FONTS_LATER, PICTURES_LATER, themeAttributes } from '@vela/ui/theme';
import type { ReactNode } from 'react';
import { usePage } from '../page/page-context';
import { body } from './Document.css';

/** A keyboard on the screen takes its room from the page: what someone writes in stays in sight, and so does its head. */
const VIEWPORT =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

export interface DocumentProps {
  /** What only the server writes: styles, preloads, scripts. The browser skips over it when it hydrates. */
  head?: ReactNode;
  scripts?: ReactNode;
  children: ReactNode;
}

/** The page from its root element on. */
export function Document({ head, scripts, children }: DocumentProps) {
  const { locale, colorMode, settings } = usePage();
  return (
    <html
      lang={locale}
      {...themeAttributes({ mode: colorMode, niche: settings.niche })}
      {...FONTS_LATER}
      {...PICTURES_LATER}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        {head}
      </head>
      <body className={body}>
        {children}
        {scripts}
      </body>
    </html>
  );
}
