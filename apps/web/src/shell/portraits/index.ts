export { portrait, type PortraitName } from './portraits';
