import type { Country } from '../../locale';

/** Degrees north and east, to about ten kilometres, by the key of a region or the compared name of a city. */
export type PlaceTable = Partial<
  Record<Country, Readonly<Record<string, readonly [lat: number, lon: number]>>>
>;
