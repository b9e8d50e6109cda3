export { checkPlace, hasCountryForRegion } from './check-place';
export { REGION_KEY_MAX, REGION_LABELS } from './regions';
export type { RegionLabel, RegionTable } from './regions';
