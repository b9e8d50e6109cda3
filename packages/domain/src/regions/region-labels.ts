import type { Country } from '../locale';

/** What regions are called, for the interface to translate. Source: product.md §3. */
export const REGION_LABELS = ['province', 'region', 'state', 'canton', 'county', 'voivodeship'] as const;

export type RegionLabel = (typeof REGION_LABELS)[number];

/** What each country calls its regions. Source: product.md §3. */
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
