import type { Country } from '../locale';
import type { Place } from './place';
import type { PlaceTable, PlaceTables } from './place-tables';

/**
 * Where someone lives, as closely as the profile itself says it: the city where its name is known, else the middle of
 * the region; `null` where neither is, since a whole country is no place to measure from.
 */
export function placeOf(
  { country, region, city }: { country: Country; region: string | null; city: string | null },
  { cities, regions }: PlaceTables,
): Place | null {
  const found = lookUp(cities, country, cityKey(city ?? '')) ?? lookUp(regions, country, region ?? '');
  return found && { lat: found[0], lon: found[1] };
}

function lookUp(table: PlaceTable, country: Country, key: string): readonly [number, number] | null {
  const places = table[country] ?? {};
  return Object.hasOwn(places, key) ? (places[key] ?? null) : null;
}

/** Names are compared without case, accents and what stands between the words. */
function cityKey(city: string): string {
  return city
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
