export { UnsubscribeRoute } from './UnsubscribeRoute';
