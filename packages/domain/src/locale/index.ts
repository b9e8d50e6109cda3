export { COUNTRIES, COUNTRY_LANGUAGES, isCountry } from './countries';
export type { Country } from './countries';
export { dateLocaleOf } from './date-locale';
export { languageChoices } from './language-choices';
export {
  completeLocale,
  COMPLETE_LOCALES,
  FALLBACK_LOCALE,
  isLocale,
  LOCALES,
  LOCALE_TABLE,
} from './locales';
export type { CompleteLocale, Locale } from './locales';
export { countryLocale, localeOfTag, preferredLocale, resolveLocale } from './resolve-locale';
export type { LocaleHints } from './resolve-locale';
