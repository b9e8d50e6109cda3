import { BRITISH_TOWNS } from './british-isles';
import { CONTINENTAL_TOWNS } from './continental';
import { NORDIC_TOWNS } from './nordic';
import { OVERSEAS_TOWNS } from './overseas';
import { SOUTHERN_TOWNS } from './southern';
import type { TownNames } from './town-names';

/** What to suggest to someone who writes where they live; each has its place in the table of cities. */
export const TOWNS: Readonly<Required<TownNames>> = {
  ...CONTINENTAL_TOWNS,
  ...SOUTHERN_TOWNS,
  ...BRITISH_TOWNS,
  ...NORDIC_TOWNS,
  ...OVERSEAS_TOWNS,
};
