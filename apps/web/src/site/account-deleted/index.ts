export { AccountDeletedRoute } from './AccountDeletedRoute';
