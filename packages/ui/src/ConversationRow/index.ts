export { ConversationRow, ConversationRowSkeleton, type ConversationRowProps } from './ConversationRow';
