import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { MessageRow } from './message-row';
import { columnsOf, type Outgoing } from './outgoing-message';

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  otherId: string;
  clientId: string;
  outgoing: Outgoing;
  cost: number;
  /** Until the sender's address is confirmed: the other sees nothing of it. */
  held: boolean;
  now: Date;
}

/** Puts a message at the end of a conversation and brings both members' view of it up to date, in one statement. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { id, conversationId, senderId, otherId, clientId, outgoing, cost, held, now } = message;
  const columns = columnsOf(outgoing);
  const { rows } = await sql<{ seq: number }>`
    with place as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId} returning last_seq
    ), added as (
      insert into messages
        (id, conversation_id, seq, sender_id, client_id, type, text, photo_id, gift_id, cost, held, sent_at)
      select ${id}, ${conversationId}, last_seq, ${senderId}, ${clientId}, ${columns.type}, ${columns.text},
        ${columns.photo_id}, ${columns.gift_id}, ${cost}, ${held}, ${now}
      from place
      returning seq
    ), own as (
      update conversation_members
      set num_sent = num_sent + 1, last_message_id = ${id}, last_message_at = ${now}
      where member_id = ${senderId} and conversation_id = ${conversationId}
    ), other as (
      update conversation_members
      set num_unread = num_unread + 1, last_message_id = ${id}, last_message_at = ${now}
      where member_id = ${otherId} and conversation_id = ${conversationId} and not ${held}::boolean
    )
    select seq from added`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The conversation is gone');
  return {
    id,
    conversation_id: conversationId,
    seq: row.seq,
    sender_id: senderId,
    client_id: clientId,
    ...columns,
    cost,
    held,
    sent_at: now,
    read_at: null,
  };
}
