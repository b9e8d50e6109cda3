export { PLACES } from './places';
