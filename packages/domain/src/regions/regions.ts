import type { Country } from '../locale';

/** No key of a region is longer, in characters. */
export const REGION_KEY_MAX = 8;

/** Key and name of every region, sorted by name as its country sorts. */
export type RegionTable = Partial<Record<Country, readonly (readonly [key: string, name: string])[]>>;

/** What regions are called, for the interface to translate. Source: product.md §3. */
export const REGION_LABELS = ['province', 'region', 'state', 'canton', 'county', 'voivodeship'] as const;

export type RegionLabel = (typeof REGION_LABELS)[number];
