import type { PlaceTables } from '@vela/domain/places';
import { CITY_PLACES } from './city-places';
import { REGION_PLACES } from './region-places';

/** The positions of the cities and regions of the countries. */
export const PLACES: PlaceTables = {
  cities: CITY_PLACES,
  regions: REGION_PLACES,
  astride: {
    GB: ['coventry'],
    US: ['new york', 'brooklyn'],
  },
};
