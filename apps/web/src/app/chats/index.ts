export { ChatsRoute } from './ChatsRoute';
