import type { Country } from '../locale';

/** Degrees north and east, to about ten kilometres, by the key of a region or the compared name of a city. */
export type PlaceTable = Partial<
  Record<Country, Readonly<Record<string, readonly [lat: number, lon: number]>>>
>;

/** The tables of the map. They are large, so callers of a rule that needs them pass them in. */
export interface PlaceTables {
  /** The larger cities, in their own and their English names. */
  readonly cities: PlaceTable;
  /** The place most of a region's people live around. */
  readonly regions: PlaceTable;
  /** Cities at the edge of their region, beside the middle of another one. */
  readonly astride: Readonly<Partial<Record<Country, readonly string[]>>>;
}
