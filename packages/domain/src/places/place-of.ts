import type { Country } from '../locale';
import { toNormalForm } from '../text';
import type { Place } from './place';
import type { PlaceTable, PlaceTables } from './place-tables';

/** The place that a member gives. */
export interface WrittenPlace {
  country: Country;
  region: string | null;
  city: string | null;
}

/** What distances count from for someone who lives there. */
export type DistanceBasis = 'city' | 'region' | 'nothing';

/**
 * Returns the place of a member, as closely as the profile itself says it: the city where its name is known,
 * else the middle of the region; `null` where neither is, since a whole country is no place to measure from.
 * Source: decisions.md, Access (no closer than the profile).
 */
export function placeOf(written: WrittenPlace, places: PlaceTables): Place | null {
  const found = cityOf(written, places) ?? regionOf(written, places);
  return found && { lat: found[0], lon: found[1] };
}

/** Which of the two {@link placeOf} is, for who writes it down. Source: decisions.md, Access (no closer than the profile). */
export function distanceBasis(written: WrittenPlace, places: PlaceTables): DistanceBasis {
  if (cityOf(written, places)) return 'city';
  return regionOf(written, places) ? 'region' : 'nothing';
}

function cityOf({ country, city }: WrittenPlace, { cities }: PlaceTables): Point | null {
  return lookUp(cities, country, cityKey(city ?? ''));
}

function regionOf({ country, region }: WrittenPlace, { regions }: PlaceTables): Point | null {
  return lookUp(regions, country, region ?? '');
}

type Point = readonly [lat: number, lon: number];

function lookUp(table: PlaceTable, country: Country, key: string): Point | null {
  const places = table[country] ?? {};
  return Object.hasOwn(places, key) ? (places[key] ?? null) : null;
}

/**
 * What a town's name is compared by: without case, accents and what stands between the words; empty for a name without
 * letters and digits. Source: decisions.md, Access (no closer than the profile).
 */
export function cityKey(city: string): string {
  return toNormalForm(city, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
