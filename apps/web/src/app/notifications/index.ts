export { NotificationsRoute } from './NotificationsRoute';
