export { AccountDeletedRoute } from './AccountDeleted';
