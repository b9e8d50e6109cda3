import type { Country } from '../locale';

/** The zones of the countries whose landers carry the entry warning, with their former names (IANA, zone1970.tab). */
const ZONES: Readonly<Record<string, Country>> = {
  'Europe/Amsterdam': 'NL',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
};

/**
 * The country that a browser's time zone stands for, for a lander: Netherlands, Germany, else `null`.
 * Source: product.md §9; the zones are those of IANA.
 */
export function countryOfZone(timeZone: string): Country | null {
  return Object.hasOwn(ZONES, timeZone) ? (ZONES[timeZone] ?? null) : null;
}
