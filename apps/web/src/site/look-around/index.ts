export { LookAroundRoute } from './LookAround';
