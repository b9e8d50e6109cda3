export { COUNTRY_REGION_LABEL } from './country-region-label';
export { REGIONS } from './region-data';
export { regionName, regionsOf } from './regions';
export type { Region } from './regions';
