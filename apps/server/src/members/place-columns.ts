import { PLACES } from '@vela/atlas/places';
import type { Country } from '@vela/domain/locale';
import { cellOf, placeOf } from '@vela/domain/places';

interface Living {
  country: Country;
  region: string | null;
  city: string | null;
}

/**
 * The columns for a profile's place on the map, written together with its country, region or city; null where
 * the place isn't known.
 */
export function placeColumns({ country, region, city }: Living): {
  lat: number | null;
  lon: number | null;
  cell: number | null;
} {
  const place = placeOf({ country, region, city }, PLACES);
  return place ? { ...place, cell: cellOf(place) } : { lat: null, lon: null, cell: null };
}
