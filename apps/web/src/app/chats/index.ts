export { ChatsRoute } from './Chats';
