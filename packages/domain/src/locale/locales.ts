/**
 * The interface languages, each with the name its own speakers read and the locale its dates and numbers are written
 * in.
 * Source: product.md §1.
 */
export const LOCALE_TABLE = {
  en: { nativeName: 'English', dateLocale: 'en-GB' },
  nl: { nativeName: 'Nederlands', dateLocale: 'nl-NL' },
  de: { nativeName: 'Deutsch', dateLocale: 'de-DE' },
  it: { nativeName: 'Italiano', dateLocale: 'it-IT' },
  fr: { nativeName: 'Français', dateLocale: 'fr-FR' },
  es: { nativeName: 'Español', dateLocale: 'es-ES' },
  pl: { nativeName: 'Polski', dateLocale: 'pl-PL' },
  da: { nativeName: 'Dansk', dateLocale: 'da-DK' },
  fi: { nativeName: 'Suomi', dateLocale: 'fi-FI' },
  nb: { nativeName: 'Norsk bokmål', dateLocale: 'nb-NO' },
  sv: { nativeName: 'Svenska', dateLocale: 'sv-SE' },
} as const satisfies Record<string, LocaleFacts>;

interface LocaleFacts {
  nativeName: string;
  dateLocale: string;
}

export type Locale = keyof typeof LOCALE_TABLE;

/** The codes of the eleven languages, in their order. Source: product.md §1. */
export const LOCALES = Object.keys(LOCALE_TABLE) as [Locale, ...Locale[]];

/** The language where no hint names another. Source: decisions.md, Language. */
export const FALLBACK_LOCALE = 'en' satisfies Locale;

/**
 * Whether a value is one of the eleven codes; regional tags such as `en-GB` are not codes. Source: product.md
 * §1.
 */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALE_TABLE, value);
}
