import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { isForeign } from '@vela/domain/locale';
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';
import { loadMessages } from '../i18n/catalogues';
import { usePage } from '../page/page-context';
import { canDetect, canTranslate } from './can-translate';
import type { TranslationProps } from './Translation';

const Translation = lazy(async () => {
  const loaded = await tryToLoad(async () => (await import('./Translation')).Translation);
  return { default: loaded ?? Nothing };
});

/** By language. Most browsers don't need the texts: they come with the part, once for all that stands on a page. */
const loading = new Map<string, Promise<void>>();

async function loadTexts(i18n: I18n): Promise<boolean> {
  const texts = loading.get(i18n.locale) ?? loadMessages(i18n, ['translation']);
  loading.set(i18n.locale, texts);
  try {
    await texts;
  } catch (error) {
    loading.delete(i18n.locale);
    throw error;
  }
  return true;
}

/** What stands under a text in a language that its reader doesn't speak, in browsers that translate on the device; nothing elsewhere. */
export function Translate(props: TranslationProps) {
  const isOffered = useIsOffered(props);
  return isOffered && <TranslationWithTexts {...props} />;
}

function TranslationWithTexts(props: TranslationProps) {
  const { i18n } = useLingui();
  const [hasTexts, setHasTexts] = useState(false);
  // Texts that arrive make another instance of it, for which they need not be asked again.
  const load = useEffectEvent(() => tryToLoad(() => loadTexts(i18n)));
  useEffect(() => {
    let isOver = false;
    void load().then((isLoaded) => {
      if (!isOver) setHasTexts(isLoaded === true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (!hasTexts) return null;
  return (
    <Suspense fallback={null}>
      <Translation {...props} />
    </Suspense>
  );
}

/** Shorter texts have no language that could be found out. */
const DETECTED_FROM = 25;

function useIsOffered({ text, language }: TranslationProps): boolean {
  const { locale, user } = usePage();
  // The server doesn't know the browser: the page begins without it.
  const inBrowser = useSyncExternalStore(subscribe, canTranslate, () => false);
  if (!inBrowser) return false;
  if (language === undefined) return text.length >= DETECTED_FROM && canDetect();
  return isForeign(language, { locale, spoken: user?.profile?.languages ?? [] });
}

/** What a browser can do doesn't change. */
function subscribe(): () => void {
  return () => {};
}

function Nothing(): null {
  return null;
}
