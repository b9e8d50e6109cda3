export { checkPlace, hasCountryForRegion } from './check-place';
export { REGION_LABELS } from './region-labels';
export type { RegionLabel } from './region-labels';
export { REGION_KEY_MAX } from './region-table';
export type { RegionTable } from './region-table';
