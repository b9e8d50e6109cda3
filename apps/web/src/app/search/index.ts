export { SearchRoute } from './SearchRoute';
