import { BRITISH_REGION_PLACES } from './british-isles';
import { CONTINENTAL_REGION_PLACES } from './continental';
import { NORDIC_REGION_PLACES } from './nordic';
import { OVERSEAS_REGION_PLACES } from './overseas';
import type { PlaceTable } from './place-table';

/** The place most of a region's people live around: the middle of a sparse one would be nobody's. */
export const REGION_PLACES: PlaceTable = {
  ...OVERSEAS_REGION_PLACES,
  ...CONTINENTAL_REGION_PLACES,
  ...BRITISH_REGION_PLACES,
  ...NORDIC_REGION_PLACES,
};
