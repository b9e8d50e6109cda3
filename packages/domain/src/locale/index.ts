export { COUNTRIES, COUNTRY_LANGUAGES, isCountry } from './countries';
export type { Country } from './countries';
export { dateLocaleOf } from './date-locale';
export {
  alphabetically,
  countryName,
  dateFormat,
  languageName,
  nameList,
  numberFormat,
  pluralForm,
} from './formats';
export { languageChoices, languageCountry } from './language-choices';
export { isForeign, isLanguage, LANGUAGES, sharedLanguages } from './languages';
export type { Language } from './languages';
export { FALLBACK_LOCALE, isLocale, LOCALES, LOCALE_TABLE } from './locales';
export type { Locale } from './locales';
export { LOCALE_PARAM, localizedPath, pathInAnyLanguage } from './localized-path';
export { resolveLocale } from './resolve-locale';
export type { LocaleHints } from './resolve-locale';
export { detectablePart, languageOfText } from './text-language';
export type { LanguageScore } from './text-language';
