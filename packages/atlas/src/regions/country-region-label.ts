import type { Country } from '@vela/domain/locale';
import type { RegionLabel } from '@vela/domain/regions';

/** What each country calls its regions. */
export const COUNTRY_REGION_LABEL = {
  US: 'state',
  NL: 'province',
  BE: 'province',
  FR: 'region',
  IT: 'region',
  ES: 'region',
  DE: 'state',
  AT: 'state',
  IE: 'county',
  GB: 'county',
  CA: 'province',
  PL: 'voivodeship',
  AU: 'state',
  NZ: 'region',
  CH: 'canton',
  DK: 'region',
  FI: 'region',
  NO: 'county',
  SE: 'county',
} as const satisfies Record<Country, RegionLabel>;
