export { REGIONS } from './region-data';
export { regionName, regionsOf } from './regions';
export type { Region } from './regions';
