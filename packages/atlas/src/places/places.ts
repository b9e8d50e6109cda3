import type { PlaceTables, PlaceTable } from '@vela/domain/places';
import { BRITISH_CITY_PLACES } from './cities/british-isles';
import { CONTINENTAL_CITY_PLACES } from './cities/continental';
import { NORDIC_CITY_PLACES } from './cities/nordic';
import { OVERSEAS_CITY_PLACES } from './cities/overseas';
import { SOUTHERN_CITY_PLACES } from './cities/southern';
import { BRITISH_REGION_PLACES } from './regions/british-isles';
import { CONTINENTAL_REGION_PLACES } from './regions/continental';
import { NORDIC_REGION_PLACES } from './regions/nordic';
import { OVERSEAS_REGION_PLACES } from './regions/overseas';

/** The place most of a region's people live around: the middle of a sparse one would be nobody's. */
const REGION_PLACES: PlaceTable = {
  ...OVERSEAS_REGION_PLACES,
  ...CONTINENTAL_REGION_PLACES,
  ...BRITISH_REGION_PLACES,
  ...NORDIC_REGION_PLACES,
};

/** The larger cities, in their own and their English names. */
const CITY_PLACES: PlaceTable = {
  ...CONTINENTAL_CITY_PLACES,
  ...SOUTHERN_CITY_PLACES,
  ...BRITISH_CITY_PLACES,
  ...NORDIC_CITY_PLACES,
  ...OVERSEAS_CITY_PLACES,
};

/** The positions of the cities and regions of the countries. */
export const PLACES: PlaceTables = {
  cities: CITY_PLACES,
  regions: REGION_PLACES,
  astride: {
    GB: ['coventry'],
    US: ['new york', 'brooklyn'],
  },
};
