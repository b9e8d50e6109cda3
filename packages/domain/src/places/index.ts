export { geolocationState, POSITION_MAX_AGE_MS } from './geolocation';
export type { GeolocationState } from './geolocation';
export { nearestLiving } from './nearest-living';
export type { NearestLiving } from './nearest-living';
export { cellOf, cellsAround, distanceKm } from './place';
export type { Place } from './place';
export { cityKey, distanceBasis, placeOf } from './place-of';
export type { DistanceBasis, WrittenPlace } from './place-of';
export type { PlaceTable, PlaceTables } from './place-tables';
