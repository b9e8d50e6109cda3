export { LoginRoute } from './Login';
