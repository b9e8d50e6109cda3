export { LostPart } from './LostPart';
export { usePart } from './use-part';
