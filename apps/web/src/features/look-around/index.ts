export { LookAroundRoute } from './LookAroundRoute';
