import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';
import { loadMessages } from '../i18n/catalogues';
import { Translation, type TranslationProps } from './Translation';

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

/** A translation, once its texts are there. */
export function TranslationWithTexts(props: TranslationProps) {
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
  return <Translation {...props} />;
}
