/** What regions are called, for the interface to translate. Source: product.md §3. */
export const REGION_LABELS = ['province', 'region', 'state', 'canton', 'county', 'voivodeship'] as const;

export type RegionLabel = (typeof REGION_LABELS)[number];
