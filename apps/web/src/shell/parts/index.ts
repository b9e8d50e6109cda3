export { LostPart } from './LostPart';
export { NotLoaded } from './NotLoaded';
export { usePart } from './use-part';
