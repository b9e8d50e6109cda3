import type { Country } from '@vela/domain/locale';
import { BRITISH_REGIONS } from './british-isles';
import { CONTINENTAL_REGIONS } from './continental';
import { NORDIC_REGIONS } from './nordic';
import { OVERSEAS_REGIONS } from './overseas';
import type { RegionTable } from '@vela/domain/regions';

/**
 * Keys are the part of the ISO 3166-2 code behind the country; names are in the country's own language,
 * or languages.
 */
export const REGIONS = {
  ...OVERSEAS_REGIONS,
  ...CONTINENTAL_REGIONS,
  ...BRITISH_REGIONS,
  ...NORDIC_REGIONS,
} as const satisfies Required<RegionTable> & Record<Country, unknown>;
