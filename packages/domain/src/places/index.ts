export { cellOf, cellsAround, distanceKm } from './place';
export type { Place } from './place';
export { placeOf } from './place-of';
