export { LoginRoute } from './LoginRoute';
