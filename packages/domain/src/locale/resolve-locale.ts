import { COUNTRY_LANGUAGES, isCountry } from './countries';
import { FALLBACK_LOCALE, isLocale, type Locale } from './locales';

/** What is known of a person's language, each part as it arrived. */
export interface LocaleHints {
  /** What the page's own address says (`?locale=`). */
  address?: string | null | undefined;
  /** The `locale` cookie. */
  cookie?: string | null | undefined;
  /** The language of the logged-in member. */
  account?: string | null | undefined;
  /** The site's own; only its first two letters count. */
  domainLanguage?: string | null | undefined;
  /** The browser's list with weights (RFC 9110 §12.5.4). */
  acceptLanguage?: string | null | undefined;
  country?: string | null | undefined;
}

/**
 * The language a page is shown in: the one that its address names, else the cookie's, else the account's, else the site's,
 * else the first of the browser's list that is supported, else the country's first language, else English.
 * An unsupported language is skipped, never an error. Source: product.md §1; decisions.md, Language; neither has the
 * address.
 */
export function resolveLocale(hints: LocaleHints): Locale {
  return (
    exactLocale(hints.address) ??
    exactLocale(hints.cookie) ??
    exactLocale(hints.account) ??
    exactLocale(hints.domainLanguage?.slice(0, 2).toLowerCase()) ??
    preferredLocale(hints.acceptLanguage ?? '') ??
    countryLocale(hints.country) ??
    FALLBACK_LOCALE
  );
}

/**
 * The first supported locale of an Accept-Language list, by weight and then by place; `null` where there
 * is none. A weight of 0 or a malformed one takes its language out; `*` wishes for nothing in particular.
 * Source: decisions.md, Language.
 */
export function preferredLocale(acceptLanguage: string): Locale | null {
  const wishes = acceptLanguage.split(',').flatMap((entry) => parseWish(entry));
  const [best] = wishes.sort((a, b) => b.weight - a.weight);
  return best?.locale ?? null;
}

/**
 * The locale of a BCP 47 tag: a regional one counts by its language, `no` and `nn` count as `nb`; else `null`. Source:
 * decisions.md, Language.
 */
export function localeOfTag(tag: string): Locale | null {
  const language = tag.trim().toLowerCase().replace(/-.*/, '');
  if (language === 'no' || language === 'nn') return 'nb';
  return exactLocale(language);
}

/** The language most spoken in a country; `null` where the country is not served. Source: product.md §9. */
export function countryLocale(country: string | null | undefined): Locale | null {
  return isCountry(country) ? COUNTRY_LANGUAGES[country][0] : null;
}

function parseWish(entry: string): { locale: Locale; weight: number }[] {
  const [tag = '', ...parameters] = entry.split(';');
  const locale = localeOfTag(tag);
  const weight = parseWeight(parameters);
  return locale && weight > 0 ? [{ locale, weight }] : [];
}

function parseWeight(parameters: string[]): number {
  const weight = parameters
    .map((parameter) => parameter.trim().toLowerCase())
    .find((parameter) => parameter.startsWith('q='))
    ?.slice(2);
  if (weight === undefined) return 1;
  return /^(?:0\.\d{0,3}|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
}

function exactLocale(value: string | null | undefined): Locale | null {
  return isLocale(value) ? value : null;
}
