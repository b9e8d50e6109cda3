import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import type { Given } from '../db/prepare';
import type { MessageRow } from './message-row';
import { isSeenBy } from './find-messages';
import { columnsOf, type Outgoing, type OutgoingColumns } from './outgoing-message';

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  otherId: string;
  clientId: string;
  outgoing: Outgoing;
  /** The message that it answers; left out unless the sender sees that one in the conversation. */
  replyTo: string | null;
  cost: number;
  /** The message waits until the sender's address is confirmed: the other sees nothing of it. */
  held: boolean;
  now: Date;
}

/** What is known of a message once it is stored. */
export type AddedMessage = Pick<MessageRow, 'seq' | 'sent_at' | 'reply_to'>;

/** What its statement needs of it. */
export type WrittenMessage = Omit<NewMessage, 'outgoing'> & OutgoingColumns;

export function writtenOf({ outgoing, ...message }: NewMessage): WrittenMessage {
  return { ...message, ...columnsOf(outgoing) };
}

/** Puts a message at the end of a conversation and brings both members' view of it up to date, in one statement. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { rows } = await sql<AddedMessage>`
    with ${messageParts(writtenOf(message))} select seq, sent_at, reply_to from added`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The conversation is gone');
  return rowOf(message, row);
}

/**
 * The same for a statement that writes other things, too: `added` has the new `seq`, `sent_at` and `reply_to`, `own` and `other` a row
 * for each side that changed. Times in a conversation always go on, whatever the clocks of several nodes say, so that they
 * are its order for everyone.
 */
export function messageParts(message: Given<WrittenMessage>): RawBuilder<unknown> {
  const { id, conversationId, senderId, otherId, clientId, replyTo, cost, held, now } = message;
  return sql`place as (
    update conversations set last_seq = last_seq + 1 where id = ${conversationId}
    returning last_seq, greatest(${now}::timestamptz, ${nextTimeIn(conversationId)}) as time
  ), added as (
    insert into messages
      (id, conversation_id, seq, sender_id, client_id, type, text, language, photo_id, gift_id, reply_to, cost, held, sent_at)
    select ${id}, ${conversationId}, last_seq, ${senderId}, ${clientId}, ${message.type}, ${message.text},
      ${message.language}, ${message.photo_id}, ${message.gift_id}, ${seenBySender({ replyTo, conversationId, senderId })}, ${cost}::integer, ${held}::boolean, time
    from place
    returning seq, sent_at, reply_to
  ), own as (
    update conversation_members own set num_sent = num_sent + 1, last_message_id = ${id}, last_message_at = time
    from place where own.member_id = ${senderId} and own.conversation_id = ${conversationId}
    returning own.member_id
  ), other as (
    update conversation_members other set num_unread = num_unread + 1, last_message_id = ${id}, last_message_at = time
    from place
    where other.member_id = ${otherId} and other.conversation_id = ${conversationId} and not ${held}::boolean
    returning other.member_id
  )`;
}

function seenBySender({
  replyTo,
  conversationId,
  senderId,
}: Given<Pick<NewMessage, 'replyTo' | 'conversationId' | 'senderId'>>): RawBuilder<unknown> {
  const sender = sql<string>`${senderId}::text`;
  return sql`(
    select messages.id from messages
    join conversation_members side
      on side.conversation_id = messages.conversation_id and side.member_id = ${senderId}
    where messages.id = ${replyTo} and messages.conversation_id = ${conversationId}
      and messages.sender_id is not null and messages.seq > side.cleared_seq and ${isSeenBy(sender)}
  )`;
}

export function rowOf(message: NewMessage, added: AddedMessage): MessageRow {
  const { id, conversationId, senderId, clientId, outgoing, cost, held } = message;
  return {
    id,
    conversation_id: conversationId,
    seq: added.seq,
    reply_to: added.reply_to,
    reaction: null,
    sender_id: senderId,
    client_id: clientId,
    ...columnsOf(outgoing),
    cost,
    held,
    sent_at: added.sent_at,
    read_at: null,
    read_told: true,
  };
}

/** The first moment after the last message; null in a conversation without one. */
export function nextTimeIn(conversationId: string | RawBuilder<string>) {
  return sql`(
    select sent_at + interval '1 millisecond' from messages
    where conversation_id = ${conversationId} order by seq desc limit 1
  )`;
}
