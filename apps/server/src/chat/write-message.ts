import { eventsOfMessage } from '@vela/domain/chat';
import { sql } from 'kysely';
import { spendingParts, type Spending } from '../credits/spend-credits';
import type { Tx } from '../db/database';
import { prepare, type Given, type Slots } from '../db/prepare';
import { announceAfterCommit, eventColumns, eventParts, type EventColumns } from '../events/append-events';
import type { StoredEvent } from '../events/stored-event';
import { Failure } from '../core/failure';
import { messageParts, rowOf, writtenOf, type NewMessage, type WrittenMessage } from './insert-message';
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

type WritingValues = WrittenMessage & EventColumns;

interface WrittenRow {
  seq: number | null;
  sent_at: Date | null;
  reply_to: string | null;
}

const writeFree = prepare<WritingValues, WrittenRow>((db, slots) =>
  sql<WrittenRow>`
    with ${messageParts(slots)}, ${eventParts(slots, sidesAreLocked)}
    select
      (select seq from added) as seq,
      (select sent_at from added) as sent_at,
      (select reply_to from added) as reply_to`.compile(db),
);

type PaidValues = WritingValues & Pick<Spending, 'kind'>;
type PaidRow = WrittenRow & { credits: number | null };

const writePaid = prepare<PaidValues, PaidRow>((db, slots) =>
  sql<PaidRow>`
      with ${spendingParts(spendingOf(slots))}, ${messageParts(slots)}, ${eventParts(slots, sidesAreLocked)}
      select
        (select seq from added) as seq,
        (select sent_at from added) as sent_at,
        (select reply_to from added) as reply_to,
        (select balance_after from entry) as credits`.compile(db),
);

/**
 * Writes a message into its conversation, charges its cost and announces it to both: one statement, because
 * the sender waits for it, and the last of its transaction. Both members are locked. Throws Failure
 * `not_enough_credits`.
 */
export async function writeMessage(tx: Tx, { message, credits }: Writing): Promise<Written> {
  const events = eventsOf(message);
  announceAfterCommit(tx, events);
  const values = { ...writtenOf(message), ...eventColumns(events) };
  const [row] =
    message.cost === 0
      ? (await writeFree(tx, values)).map((written) => ({ ...written, credits }))
      : await writePaid(tx, {
          ...values,
          kind: message.outgoing.type === 'text' ? 'message' : message.outgoing.type,
        });
  if (!row || row.seq === null || row.sent_at === null) throw new Error('The conversation is gone');
  if (row.credits === null) throw new Failure('not_enough_credits');
  return { message: rowOf(message, { ...row, seq: row.seq, sent_at: row.sent_at }), credits: row.credits };
}

function spendingOf({ id, senderId, cost, kind, now }: Slots<PaidValues>): Given<Spending> {
  return { memberId: senderId, amount: cost, kind, reference: id, now };
}

/** Reading a conversation locks its side before it adds events; this locks in the same order. */
const sidesAreLocked = sql<boolean>`(select count(*) from own) + (select count(*) from other) > 0`;

function eventsOf({ id, senderId, otherId, cost, held }: NewMessage): StoredEvent[] {
  const { sender, receiver } = eventsOfMessage({ cost, held });
  const events = [
    ...sender.map((name) => ({ memberId: senderId, name })),
    ...receiver.map((name) => ({ memberId: otherId, name })),
  ];
  return events.map(({ memberId, name }) =>
    name === 'message' ? { memberId, name, data: { message_id: id } } : { memberId, name, data: {} },
  );
}
