import { languageName, nameList, type Language } from '@vela/domain/locale';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';
import { withCapital } from './with-capital';

/** Returns a function that puts languages into words that begin a line: "English and Dutch". */
export function useLanguageWords(): (languages: readonly Language[]) => string {
  const { locale } = usePage();
  return useCallback(
    (languages) =>
      withCapital(
        nameList(
          languages.map((language) => languageName(language, locale)),
          locale,
        ),
        locale,
      ),
    [locale],
  );
}
