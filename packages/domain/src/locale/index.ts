export { COUNTRIES, COUNTRY_LANGUAGES, isCountry } from './countries';
export type { Country } from './countries';
export { dateLocaleOf } from './date-locale';
export { languageChoices, languageCountry } from './language-choices';
export { FALLBACK_LOCALE, isLocale, LOCALES, LOCALE_TABLE } from './locales';
export type { Locale } from './locales';
export { LOCALE_PARAM, localizedPath, pathInAnyLanguage } from './localized-path';
export { countryLocale, localeOfTag, preferredLocale, resolveLocale } from './resolve-locale';
export type { LocaleHints } from './resolve-locale';
