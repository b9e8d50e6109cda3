import type { Country } from '../locale';

/** No key of a region is longer, in characters. */
export const REGION_KEY_MAX = 8;

/** Key and name of every region, sorted by name as its country sorts. */
export type RegionTable = Partial<Record<Country, readonly (readonly [key: string, name: string])[]>>;
