export { geolocationState, POSITION_MAX_AGE_MS } from './geolocation';
export type { GeolocationState } from './geolocation';
export { cellOf, cellsAround, distanceKm } from './place';
export type { Place } from './place';
export { placeOf } from './place-of';
