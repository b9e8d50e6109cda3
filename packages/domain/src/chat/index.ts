export {
  canBeginFree,
  canWriteFree,
  chargeFor,
  freeConversationsLeft,
  freeMessagesLeft,
  NOTHING_WRITTEN,
  senderAfter,
  writtenAfter,
} from './free-allowance';
export type { Charge, Sender, Written } from './free-allowance';
export { dayKind } from './day-kind';
export type { DayKind } from './day-kind';
export { withChatsBack, withoutChats } from './delete-chats';
export type { ChatRef } from './delete-chats';
export { messageDelivery } from './delivery';
export type { Delivery } from './delivery';
export { CONFIRMATION_OUTCOMES, confirmationOutcome, holdsMessages } from './held-messages';
export type { ConfirmationOutcome } from './held-messages';
export { hiddenWordsOf, holdsHiddenWord } from './hidden-words';
export { GIFT_IDS, giftsOf, isGiftId } from './gifts';
export type { Gift, GiftId } from './gifts';
export { chatToReturnTo, laterChat } from './last-chat';
export type { LastChat } from './last-chat';
export { messageCost } from './message-cost';
export type { Sendable } from './message-cost';
export { eventsOfMessage } from './message-events';
export { isUnreadBy, openedChat } from './opened-chat';
export {
  findMessageFault,
  LONGEST_MESSAGE_BYTES,
  normalizeMessage,
  isNearLimit,
  shownCharactersLeft,
} from './message-text';
export { deliversHeld, seesMessage } from './sees-message';
export type { MessageView } from './sees-message';
export { summarizeMessage } from './message-summary';
export type { MessageSummary } from './message-summary';
export { groupMessages, messageDays } from './group-messages';
export type { MessageDay, MessageGroup } from './group-messages';
export {
  dueMessages,
  enqueue,
  isLack,
  markFailed,
  markSending,
  nextDueAt,
  remove,
  resume,
  retryNow,
  SEND_UNDO_MS,
  undo,
  undoUntil,
} from './outbox';
export type { OutboxMessage, OutboxState, OutgoingContent } from './outbox';
export { isTyping, isTypingNew, isTypingReportDue, sharesActivity, TYPING_SHOWN_MS } from './typing';
export { chooseIcebreakers, SUGGESTED_ICEBREAKERS } from './icebreakers';
export type { IcebreakerId } from './icebreakers';
export { canReact, REACTIONS } from './reactions';
export type { Reaction } from './reactions';
export { readOutbox } from './read-outbox';
export { WRITERS, WRITINGS, writingTo } from './writers';
export type { Acquaintance, Writers, Writing } from './writers';
