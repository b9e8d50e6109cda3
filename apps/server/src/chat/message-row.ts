import type { Selectable } from 'kysely';
import type { MessagesTable } from '../db/chat-tables';

/** What of a stored message one of the two may come to see. */
export const MESSAGE_COLUMNS = [
  'messages.id',
  'messages.conversation_id',
  'messages.seq',
  'messages.sender_id',
  'messages.client_id',
  'messages.type',
  'messages.text',
  'messages.language',
  'messages.photo_id',
  'messages.gift_id',
  'messages.reply_to',
  'messages.reaction',
  'messages.cost',
  'messages.held',
  'messages.sent_at',
  'messages.read_at',
  'messages.read_told',
] as const satisfies readonly `messages.${keyof MessagesTable}`[];

export type MessageRow = Pick<
  Selectable<MessagesTable>,
  | 'id'
  | 'conversation_id'
  | 'seq'
  | 'sender_id'
  | 'client_id'
  | 'type'
  | 'text'
  | 'language'
  | 'photo_id'
  | 'gift_id'
  | 'reply_to'
  | 'reaction'
  | 'cost'
  | 'held'
  | 'sent_at'
  | 'read_at'
  | 'read_told'
>;
