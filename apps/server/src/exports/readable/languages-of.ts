import { isLanguage, languageName, nameList, type Locale } from '@vela/domain/locale';

/** The names of languages, in another one. */
export function languagesOf(languages: readonly string[], locale: Locale): string {
  return nameList(
    languages.filter(isLanguage).map((language) => languageName(language, locale)),
    locale,
  );
}
