export {
  AnsweredMessage,
  GiftBubble,
  MessageAction,
  MessageItem,
  PhotoBubble,
  TextBubble,
  TextBubbleLink,
  TypingBubble,
  type AnsweredMessageProps,
  type BubblePlace,
  type GiftBubbleProps,
  type MessageItemProps,
  type PhotoBubbleProps,
  type TextBubbleProps,
} from './MessageBubble';
export {
  DayLine,
  MessageBlock,
  MessageList,
  SystemLine,
  type MessageBlockProps,
  type MessageListProps,
  type SystemLineProps,
} from './MessageList';
export { moveAmongMessages } from './move-among-messages';
export {
  MessageStamp,
  StampButton,
  StampReason,
  type DeliveryState,
  type MessageStampProps,
} from './MessageStamp';
