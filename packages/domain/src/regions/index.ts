export { checkPlace } from './check-place';
export { COUNTRY_REGION_LABEL, REGION_LABELS } from './region-labels';
export type { RegionLabel } from './region-labels';
export { regionName, regionsOf } from './regions';
export type { Region } from './regions';
