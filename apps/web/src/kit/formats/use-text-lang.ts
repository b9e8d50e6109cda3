import type { Language } from '@vela/domain/locale';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';

/**
 * Returns a function that gives the `lang` of a member's text, by which screen readers pronounce and browsers hyphenate it. It is undefined
 * for a text in the language of the page, and for one whose language isn't known.
 */
export function useTextLang(): (language: Language | undefined) => Language | undefined {
  const { locale } = usePage();
  return useCallback((language) => (language === locale ? undefined : language), [locale]);
}
