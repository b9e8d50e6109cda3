import type { Country } from '../locale';
import { distanceKm, type Place } from './place';
import { CITY_PLACES, REGION_PLACES, type PlaceTable } from './place-data';

/** How far from every place that is known someone may be and still count as living there, in km. */
const NEAREST_PLACE_KM = 400;

/** A border is drawn by nobody's middle: the country that is likely anyway may be this many times as far. */
const LIKELY_COUNTRY_REACH = 1.5;

/** Where someone lives, as far as a point on the map tells. */
export interface NearestLiving {
  country: Country;
  region: string | null;
}

/**
 * Where a point lies, by the nearest city or region: a suggestion that its person looks over, since middles of regions
 * know no borders. `likely` is the country by the person's network address. `null` where nothing that is known is within
 * 400 km. Source: product.md §3 (geocode).
 */
export function nearestLiving(
  point: Place,
  { countries, likely }: { countries: readonly Country[]; likely: string | null },
): NearestLiving | null {
  const away = countries.map((country) => ({ country, km: kmToCountry(point, country) }));
  const nearest = closest(away);
  if (nearest === null || nearest.km > NEAREST_PLACE_KM) return null;
  const expected = away.find(({ country }) => country === likely);
  const isExpected = expected !== undefined && expected.km <= nearest.km * LIKELY_COUNTRY_REACH;
  const { country } = isExpected ? expected : nearest;
  const regions = placesIn(REGION_PLACES, country).map(([region, place]) => ({
    region,
    km: distanceKm(point, place),
  }));
  return { country, region: closest(regions)?.region ?? null };
}

function kmToCountry(point: Place, country: Country): number {
  const places = [...placesIn(REGION_PLACES, country), ...placesIn(CITY_PLACES, country)];
  return Math.min(...places.map(([, place]) => distanceKm(point, place)));
}

function placesIn(table: PlaceTable, country: Country): [key: string, place: Place][] {
  return Object.entries(table[country] ?? {}).map(([key, [lat, lon]]) => [key, { lat, lon }]);
}

function closest<Item extends { km: number }>(items: readonly Item[]): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || item.km < best.km ? item : best), null);
}
