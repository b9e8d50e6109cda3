export { HomeRoute } from './Home';
