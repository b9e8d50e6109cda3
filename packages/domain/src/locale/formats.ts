import { dateLocaleOf } from './date-locale';
import type { Locale } from './locales';

/** Making one costs a hundred times its use, and some 35 kB to keep. */
const made = new Map<string, unknown>();
/** Zones come from outside, too: more than people use at a time aren't kept. */
const MOST_KEPT = 200;

function keep<Made>(key: readonly unknown[], make: () => Made): Made {
  const name = JSON.stringify(key);
  // Stryker disable next-line all: kept or made anew, it writes the same.
  if (made.has(name)) return made.get(name) as Made;
  const fresh = make();
  // Stryker disable next-line all: kept or made anew, it writes the same.
  if (made.size >= MOST_KEPT) made.clear();
  // Stryker disable next-line all: kept or made anew, it writes the same.
  made.set(name, fresh);
  return fresh;
}

/** Points in time as a language writes them; Dutch where none is known yet. Source: product.md §1. */
export function dateFormat(
  locale: Locale | null,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const tag = dateLocaleOf(locale);
  return keep(['date', tag, options], () => new Intl.DateTimeFormat(tag, options));
}

/** Numbers, measures and money as a language writes them. Source: product.md §1. */
export function numberFormat(
  locale: Locale | null,
  options: Intl.NumberFormatOptions,
): Pick<Intl.NumberFormat, 'format'> {
  const tag = dateLocaleOf(locale);
  return keep(['number', tag, options], () => new Intl.NumberFormat(tag, options));
}

/**
 * A country by the name the language has for it; what is no country's code, as a draft may hold, comes back as it is. Source:
 * product.md §1.
 */
export function countryName(country: string, locale: Locale | null): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const tag = dateLocaleOf(locale);
  const names = keep(['country', tag], () => new Intl.DisplayNames(tag, { type: 'region' }));
  return names.of(country) ?? country;
}

/** Compares two texts by the language's own alphabet, for a sort. Source: our own choice. */
export function alphabetically(locale: Locale | null): (one: string, other: string) => number {
  const tag = dateLocaleOf(locale);
  return keep(['order', tag], () => new Intl.Collator(tag)).compare;
}

/** Which form of a word stands beside a count in a language: `one`, `few`, `many` and the like (CLDR). Source: our own choice. */
export function pluralForm(count: number, locale: Locale): Intl.LDMLPluralRule {
  return keep(['plural', locale], () => new Intl.PluralRules(locale)).select(count);
}
