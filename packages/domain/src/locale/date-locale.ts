import { LOCALE_TABLE, type Locale } from './locales';

/**
 * The locale that dates, numbers and names of countries are written in: that of the language, Dutch where none is known yet.
 * Source: product.md §1.
 */
export function dateLocaleOf(locale: Locale | null): string {
  return LOCALE_TABLE[locale ?? 'nl'].dateLocale;
}
