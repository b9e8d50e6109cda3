export { portrait, type PortraitFiles, type PortraitName } from './portraits';
