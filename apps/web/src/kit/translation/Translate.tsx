import { isForeign } from '@vela/domain/locale';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';
import { usePage } from '../page/page-context';
import { canDetect, canTranslate } from './can-translate';
import type { TranslationProps } from './Translation';

const Translation = lazy(async () => {
  const loaded = await tryToLoad(async () => (await import('./TranslationWithTexts')).TranslationWithTexts);
  return { default: loaded ?? Nothing };
});

/** What stands under a text in a language that its reader doesn't speak, in browsers that translate on the device; nothing elsewhere. */
export function Translate(props: TranslationProps) {
  const isOffered = useIsOffered(props);
  return (
    isOffered && (
      <Suspense fallback={null}>
        <Translation {...props} />
      </Suspense>
    )
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
