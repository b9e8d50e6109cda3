export { ConversationList, type ConversationListProps, type ShownConversation } from './ConversationList';
