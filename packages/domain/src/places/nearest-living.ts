import type { Country } from '../locale';
import { distanceKm, type Place } from './place';
import type { PlaceTable, PlaceTables } from './place-tables';

/** How far from what is known of a country someone may be and still count as living there, in km. */
const NEAREST_PLACE_KM = 100;

/** A border is drawn by nobody's middle: the country that is likely anyway may be this many times as far. */
const LIKELY_COUNTRY_REACH = 1.5;

/** How many times as far the next region's middle has to be: between two of them a border may run anywhere. */
const CLEAR_REGION_REACH = 2;

/** The place of a member, as far as a point on the map shows it. */
export interface NearestLiving {
  country: Country;
  region: string | null;
}

/**
 * Returns the place of a point, by the cities and regions that are known (`places`): a suggestion that its
 * person checks. The country is that of the nearest one within 100 km; `likely`, the country by the person's
 * network address, is taken instead where it is about as near, and where nothing is near, if it is one of
 * `countries`. `null` without any of these. The region is `null` unless its middle is nearer by far than
 * every other one. Source: product.md §3 (geocode).
 */
export function nearestLiving(
  point: Place,
  {
    countries,
    likely,
    places,
  }: { countries: readonly Country[]; likely: string | null; places: PlaceTables },
): NearestLiving | null {
  const away = countries.map((country) => ({ country, km: kmToCountry(point, { country, places }) }));
  const expected = away.find(({ country }) => country === likely);
  const nearest = closest(away.filter(({ km }) => km <= NEAREST_PLACE_KM));
  if (nearest === null) return expected ? { country: expected.country, region: null } : null;
  const isExpected =
    expected !== undefined && expected.km <= Math.min(NEAREST_PLACE_KM, nearest.km * LIKELY_COUNTRY_REACH);
  const { country } = isExpected ? expected : nearest;
  return { country, region: clearRegion(point, { country, places }) };
}

/** A country, and where what is known of it lies. */
interface Known {
  country: Country;
  places: PlaceTables;
}

/**
 * The region whose middle is clearly nearer than the others'; `null` if a city that is even nearer points to
 * a border.
 */
function clearRegion(point: Place, { country, places }: Known): string | null {
  const regions = awayFrom(point, placesIn(places.regions, country));
  const nearest = closest(regions);
  if (nearest === null) return null;
  const next = closest(regions.filter((region) => region !== nearest));
  if (next !== null && next.km < nearest.km * CLEAR_REGION_REACH) return null;
  const city = closest(awayFrom(point, placesIn(places.cities, country)));
  const isAstride = city !== null && city.km < nearest.km && places.astride[country]?.includes(city.key);
  return isAstride ? null : nearest.key;
}

function kmToCountry(point: Place, { country, places }: Known): number {
  const known = [...placesIn(places.regions, country), ...placesIn(places.cities, country)];
  return Math.min(...awayFrom(point, known).map(({ km }) => km));
}

function awayFrom(
  point: Place,
  places: readonly [key: string, place: Place][],
): { key: string; km: number }[] {
  return places.map(([key, place]) => ({ key, km: distanceKm(point, place) }));
}

function placesIn(table: PlaceTable, country: Country): [key: string, place: Place][] {
  return Object.entries(table[country] ?? {}).map(([key, [lat, lon]]) => [key, { lat, lon }]);
}

function closest<Item extends { km: number }>(items: readonly Item[]): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || item.km < best.km ? item : best), null);
}
