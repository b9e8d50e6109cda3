export { chargeFor, freeMessagesLeft } from './free-allowance';
export type { Charge, Sender, Written } from './free-allowance';
export { GIFT_IDS, giftsOf, isGiftId } from './gifts';
export type { Gift, GiftId } from './gifts';
export { messageCost } from './message-cost';
export type { Sendable } from './message-cost';
export { charactersLeft, isMessageTooLong, normalizeMessage } from './message-text';
export { summarizeMessage } from './message-summary';
export type { MessageSummary } from './message-summary';
