/**
 * The interface languages, each with the name its own speakers read, the locale its dates and numbers
 * are written in, and whether its texts are complete; the others show English texts until they are.
 * Source: product.md §1.
 */
export const LOCALE_TABLE = {
  en: { nativeName: 'English', dateLocale: 'en-GB', complete: true },
  nl: { nativeName: 'Nederlands', dateLocale: 'nl-NL', complete: true },
  de: { nativeName: 'Deutsch', dateLocale: 'de-DE', complete: true },
  it: { nativeName: 'Italiano', dateLocale: 'it-IT', complete: false },
  fr: { nativeName: 'Français', dateLocale: 'fr-FR', complete: false },
  es: { nativeName: 'Español', dateLocale: 'es-ES', complete: false },
  pl: { nativeName: 'Polski', dateLocale: 'pl-PL', complete: false },
  da: { nativeName: 'Dansk', dateLocale: 'da-DK', complete: false },
  fi: { nativeName: 'Suomi', dateLocale: 'fi-FI', complete: false },
  nb: { nativeName: 'Norsk bokmål', dateLocale: 'nb-NO', complete: false },
  sv: { nativeName: 'Svenska', dateLocale: 'sv-SE', complete: false },
} as const satisfies Record<string, LocaleFacts>;

interface LocaleFacts {
  nativeName: string;
  dateLocale: string;
  complete: boolean;
}

export type Locale = keyof typeof LOCALE_TABLE;

export type CompleteLocale = {
  [L in Locale]: (typeof LOCALE_TABLE)[L]['complete'] extends true ? L : never;
}[Locale];

/** The codes of the eleven languages, in their order. Source: product.md §1. */
export const LOCALES = Object.keys(LOCALE_TABLE) as [Locale, ...Locale[]];

/** The locales that have a catalogue of their own; any other one is written in {@link FALLBACK_LOCALE}. */
export const COMPLETE_LOCALES = LOCALES.filter(
  (locale): locale is CompleteLocale => LOCALE_TABLE[locale].complete,
);

/** The language of whatever isn’t translated. Source: decisions.md, Language. */
export const FALLBACK_LOCALE = 'en' satisfies CompleteLocale;

/** The language that texts are read in: the reader's own, and English until it is complete. */
export function completeLocale(locale: Locale): CompleteLocale {
  return COMPLETE_LOCALES.find((complete) => complete === locale) ?? FALLBACK_LOCALE;
}

/**
 * Tells one of the eleven codes from anything else; regional tags such as `en-GB` are not codes. Source: product.md
 * §1.
 */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALE_TABLE, value);
}
