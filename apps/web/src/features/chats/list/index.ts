export { ConversationList } from './ConversationList';
