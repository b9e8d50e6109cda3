import { LOCALES, type Locale } from './locales';

/** Languages of people in the countries that sites serve, beside those that a site is shown in. */
const OTHER_LANGUAGES = [
  'af',
  'am',
  'ar',
  'bg',
  'bn',
  'bs',
  'ca',
  'cs',
  'cy',
  'el',
  'et',
  'eu',
  'fa',
  'fil',
  'fy',
  'ga',
  'gl',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'ja',
  'ka',
  'ko',
  'ku',
  'lb',
  'lt',
  'lv',
  'mk',
  'mt',
  'pa',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'so',
  'sq',
  'sr',
  'sw',
  'ta',
  'th',
  'ti',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;

/** A language that members speak and write, as a BCP 47 tag. */
export type Language = Locale | (typeof OTHER_LANGUAGES)[number];

/** The languages that members may name as theirs, and that their texts may be in: those of the sites first. */
export const LANGUAGES: readonly [Language, ...Language[]] = [...LOCALES, ...OTHER_LANGUAGES];

/** Whether a value is one of {@link LANGUAGES}; regional tags such as `en-GB` are not. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

interface Reader {
  /** The language of the page. */
  locale: Locale;
  /** What the reader says it speaks. */
  spoken: readonly Language[];
}

/**
 * Whether a text in a language is foreign to its reader: neither in the language of the page nor in one that the reader speaks.
 */
export function isForeign(language: Language, { locale, spoken }: Reader): boolean {
  return language !== locale && !spoken.includes(language);
}

/** The languages of both, in the order of the other's. */
export function sharedLanguages(own: readonly Language[], other: readonly Language[]): Language[] {
  return other.filter((language) => own.includes(language));
}
