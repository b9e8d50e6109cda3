export { PasskeysRoute } from './PasskeysRoute';
