export { NotificationsRoute } from './Notifications';
