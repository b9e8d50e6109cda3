export { UnsubscribeRoute } from './Unsubscribe';
