import { BRITISH_REGION_PLACES } from './regions/british-isles';
import { CONTINENTAL_REGION_PLACES } from './regions/continental';
import { NORDIC_REGION_PLACES } from './regions/nordic';
import { OVERSEAS_REGION_PLACES } from './regions/overseas';
import type { PlaceTable } from '@vela/domain/places';

/** The place most of a region's people live around: the middle of a sparse one would be nobody's. */
export const REGION_PLACES: PlaceTable = {
  ...OVERSEAS_REGION_PLACES,
  ...CONTINENTAL_REGION_PLACES,
  ...BRITISH_REGION_PLACES,
  ...NORDIC_REGION_PLACES,
};
