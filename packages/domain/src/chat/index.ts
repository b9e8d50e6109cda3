export { chargeFor, freeConversationsLeft, freeMessagesLeft } from './free-allowance';
export type { Charge, Sender, Written } from './free-allowance';
export { GIFT_IDS, giftsOf, isGiftId } from './gifts';
export type { Gift, GiftId } from './gifts';
export { messageCost } from './message-cost';
export type { Sendable } from './message-cost';
export { charactersLeft, isMessageTooLong, normalizeMessage } from './message-text';
export { isFewEmoji, textParts } from './text-parts';
export type { TextPart } from './text-parts';
export { summarizeMessage } from './message-summary';
export type { MessageSummary } from './message-summary';
export { groupMessages } from './group-messages';
export type { MessageDay, MessageGroup } from './group-messages';
export {
  dueMessages,
  enqueue,
  markFailed,
  markSending,
  nextDueAt,
  remove,
  resume,
  retryDelayMs,
  retryNow,
} from './outbox';
export type { OutboxMessage, OutboxState, OutgoingContent } from './outbox';
export { isTyping, isTypingReportDue, TYPING_SHOWN_MS } from './typing';
export { chooseIcebreakers } from './icebreakers';
export type { IcebreakerId } from './icebreakers';
export { readOutbox } from './read-outbox';
