export { SearchRoute } from './Search';
