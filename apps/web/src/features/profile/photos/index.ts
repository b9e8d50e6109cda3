export { PhotoSection } from './PhotoSection';
