import type { Country } from '../locale';

/** Key and name of every region, sorted by name as its country sorts. */
export type RegionTable = Partial<Record<Country, readonly (readonly [key: string, name: string])[]>>;
