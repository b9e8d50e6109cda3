import type { Country } from '@vela/domain/locale';
import { REGIONS } from './region-data';

export interface Region {
  key: string;
  name: string;
}

/** The regions of a country, sorted by name as that country sorts. Source: ISO 3166-2. */
export function regionsOf(country: Country): Region[] {
  return REGIONS[country].map(([key, name]) => ({ key, name }));
}

/** The name of a region; `null` for a key that the country doesn't have. */
export function regionName(country: Country, key: string): string | null {
  return regionsOf(country).find((region) => region.key === key)?.name ?? null;
}
