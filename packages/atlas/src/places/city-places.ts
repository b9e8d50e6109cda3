import { BRITISH_CITY_PLACES } from './cities/british-isles';
import { CONTINENTAL_CITY_PLACES } from './cities/continental';
import { NORDIC_CITY_PLACES } from './cities/nordic';
import { OVERSEAS_CITY_PLACES } from './cities/overseas';
import { SOUTHERN_CITY_PLACES } from './cities/southern';
import type { PlaceTable } from '@vela/domain/places';

/** The larger cities, in their own and their English names. */
export const CITY_PLACES: PlaceTable = {
  ...CONTINENTAL_CITY_PLACES,
  ...SOUTHERN_CITY_PLACES,
  ...BRITISH_CITY_PLACES,
  ...NORDIC_CITY_PLACES,
  ...OVERSEAS_CITY_PLACES,
};
