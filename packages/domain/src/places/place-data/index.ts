export { CITY_PLACES } from './city-places';
export type { PlaceTable } from './place-table';
export { REGION_PLACES } from './region-places';
