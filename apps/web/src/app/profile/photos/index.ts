export { PhotoSection } from './PhotoSection';
export { PhotosSkeleton } from './PhotosSkeleton';
