import { sql } from 'kysely';
import { spendingParts } from '../credits/spend-credits';
import type { Tx } from '../db/database';
import { eventParts } from '../events/append-events';
import type { StoredEvent } from '../events/stored-event';
import { Failure } from '../http/failure';
import { messageParts, rowOf, type NewMessage } from './insert-message';
import type { MessageRow } from './message-row';

interface Writing {
  message: NewMessage;
  /** What the sender has before it. */
  credits: number;
}

interface Written {
  message: MessageRow;
  /** What the sender has after it. */
  credits: number;
}

/**
 * Puts a message into its conversation, takes what it costs and tells both: one statement, since whoever sends waits for
 * it, and the last of its transaction. Both members are locked. Throws Failure `not_enough_credits`.
 */
export async function writeMessage(tx: Tx, { message, credits }: Writing): Promise<Written> {
  const isFree = message.cost === 0;
  const charge = isFree ? sql`` : sql`${spendingParts(spendingFor(message))}, `;
  const events = eventParts(tx, { events: eventsOf(message), once: sidesAreLocked });
  const { rows } = await sql<{ seq: number | null; sent_at: Date | null; credits: number | null }>`
    with ${charge}${messageParts(message)}, ${events}
    select
      (select seq from added) as seq,
      (select sent_at from added) as sent_at,
      ${isFree ? sql`${credits}::integer` : sql`(select balance_after from entry)`} as credits`.execute(tx);
  const [row] = rows;
  if (!row || row.seq === null || row.sent_at === null) throw new Error('The conversation is gone');
  if (row.credits === null) throw new Failure('not_enough_credits');
  return { message: rowOf(message, { seq: row.seq, sent_at: row.sent_at }), credits: row.credits };
}

function spendingFor({ id, senderId, cost, outgoing, now }: NewMessage) {
  const kind = outgoing.type === 'text' ? 'message' : outgoing.type;
  return { memberId: senderId, amount: cost, kind, reference: id, now } as const;
}

/** Whoever reads a conversation locks its side before it adds events; in that order this does, too. */
const sidesAreLocked = sql<boolean>`(select count(*) from own) + (select count(*) from other) > 0`;

/** The sender's other devices are told, too; the other one not before the message is released. */
function eventsOf({ id, senderId: memberId, otherId, cost, held }: NewMessage): StoredEvent[] {
  return [
    { memberId, name: 'message', data: { message_id: id } },
    ...(cost > 0 ? [{ memberId, name: 'credits', data: {} } as const] : []),
    ...(held ? [] : [{ memberId: otherId, name: 'message', data: { message_id: id } } as const]),
  ];
}
