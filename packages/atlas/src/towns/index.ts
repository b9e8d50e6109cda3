export { TOWNS } from './towns';
