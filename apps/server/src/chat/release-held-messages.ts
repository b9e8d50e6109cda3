import { kindOfMessage } from '@vela/domain/notifications';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import { appendEvents } from '../events/append-events';
import type { StoredEvent } from '../events/stored-event';
import { isInvisibleTo } from '../members/visible-to';
import { lockMembers } from '../members/lock-members';
import { queueNews, type News } from '../notifications/queue-news';
import { selectSentBy } from './find-sent';
import { nextTimeIn } from './insert-message';

/**
 * Delivers what a member wrote before its address was confirmed, in the order it was written, at the end of
 * each conversation, and announces to the member's windows that the account is active. It runs once; a
 * receiver whose profile is off or whose account is being deleted finds the messages on coming back, because
 * each read checks what may be seen. Messages that the member deleted meanwhile, and those that a block
 * prevents, reach nobody; those to a receiver who is hidden from the member wait on (`releaseHeldFor`). It must
 * be last in the transaction of the activation. Returns how many were delivered.
 */
export async function releaseHeldMessages(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<number> {
  const released = await releaseAll(tx, { memberId, now });
  await queueNews(tx, { news: released.map(newsOfMessage), now });
  await appendEvents(tx, [...released.flatMap(eventsOfMessage), { memberId, name: 'user', data: {} }]);
  return released.length;
}

async function releaseAll(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<readonly Released[]> {
  const receivers = await findReceivers(tx, memberId);
  if (receivers.length === 0) return [];
  await lockMembers(tx, [memberId, ...receivers]);
  return release(tx, { which: isDelivered(memberId), now });
}

async function findReceivers(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await selectSentBy(tx, memberId)
    .select('own.other_id')
    .distinct()
    .where('messages.held', '=', true)
    .execute();
  return rows.map((row) => row.other_id);
}

/**
 * Locks a member whose address is about to be confirmed with all who get what it wrote: in one step and in the order of ids, as
 * everyone locks two. The member alone first would make those wait for each other who write to it, or like it, meanwhile.
 */
export async function lockWithReceivers(tx: Tx, memberId: string): Promise<void> {
  await lockMembers(tx, [memberId, ...(await findReceivers(tx, memberId))]);
}

interface ToReceiver {
  /** The receiver. */
  memberId: string;
  /** Unless given, all who wrote to it. */
  senderId?: string;
  now: Date;
}

/**
 * Delivers what waited for a member only because it was hidden from the senders, once it is hidden no more: it
 * turned invisible mode off, or likes a sender or wrote to it. What was written before the sender's address is
 * confirmed waits on. Both are locked: whatever happens between two locks them. Returns the events, which the
 * caller appends with its own.
 */
export async function releaseHeldFor(
  tx: Tx,
  { memberId, senderId, now }: ToReceiver,
): Promise<StoredEvent[]> {
  const which = sql<boolean>`(
    side.member_id = ${memberId} and ${isDelivered(sql.ref<string>('own.member_id'))}
    ${senderId === undefined ? sql`` : sql`and own.member_id = ${senderId}`}
    and ${isConfirmed(sql.ref<string>('own.member_id'))}
  )`;
  const released = await release(tx, { which, now });
  await queueNews(tx, { news: released.map(newsOfMessage), now });
  return released.flatMap(eventsOfMessage);
}

/** The members whose address is confirmed and who wrote to a member what is held; the caller locks them with it. */
export async function findHeldSenders(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select side.other_id as id from conversation_members side
    where side.member_id = ${memberId} and ${isConfirmed(sql.ref<string>('side.other_id'))}
      and exists (
        select from messages
        where messages.held and messages.sender_id = side.other_id
          and messages.conversation_id = side.conversation_id
      )`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Also of one that was banned or left since: what it wrote is there for those who may see it. */
function isConfirmed(memberId: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from members sender where sender.id = ${memberId} and sender.activated_at is not null
  )`;
}

interface Released {
  id: string;
  senderId: string;
  otherId: string;
  /** Whether the receiver has written in the conversation. */
  hasWritten: boolean;
}

function newsOfMessage({ otherId, hasWritten }: Released): News {
  return { memberId: otherId, kind: kindOfMessage({ hasWritten }) };
}

function eventsOfMessage({ id, senderId, otherId }: Released): StoredEvent[] {
  return [senderId, otherId].map((memberId) => ({ memberId, name: 'message', data: { message_id: id } }));
}

/**
 * One statement, so that numbers, times, counts and the order of the list agree: they are said when they are delivered.
 * `which` is about the `messages` row, the sender's side `own` and the receiver's `side`.
 */
async function release(
  tx: Tx,
  { which, now }: { which: RawBuilder<boolean>; now: Date },
): Promise<Released[]> {
  const firstTime = sql`greatest(${now}::timestamptz, ${nextTimeIn(sql.ref<string>('waiting.conversation_id'))})`;
  const momentOf = sql`${firstTime} + (waiting.place - 1) * interval '1 millisecond'`;
  const { rows } = await sql<Released>`
    with waiting as (
      select messages.id, messages.conversation_id, messages.sender_id, own.other_id, side.num_sent as num_answers,
        row_number() over (partition by messages.conversation_id order by messages.seq) as place,
        count(*) over (partition by messages.conversation_id) as size
      from messages
      join conversation_members own
        on own.conversation_id = messages.conversation_id and own.member_id = messages.sender_id
      join conversation_members side
        on side.conversation_id = own.conversation_id and side.member_id = own.other_id
      where ${which}
    ), counted as (
      update conversations set last_seq = last_seq + waiting.size
      from waiting where waiting.place = 1 and conversations.id = waiting.conversation_id
      returning conversations.id, conversations.last_seq - waiting.size as before
    ), released as (
      update messages set held = false, seq = counted.before + waiting.place, sent_at = ${momentOf}
      from waiting join counted on counted.id = waiting.conversation_id
      where messages.id = waiting.id
      returning messages.id
    ), shown as (
      update conversation_members side
      set last_message_id = waiting.id, last_message_at = ${momentOf},
        num_unread = num_unread + case when side.member_id = waiting.other_id then waiting.size else 0 end
      from waiting
      where waiting.place = waiting.size and side.conversation_id = waiting.conversation_id
    )
    select waiting.id, waiting.sender_id as "senderId", waiting.other_id as "otherId",
      waiting.num_answers > 0 as "hasWritten"
    from waiting join released on released.id = waiting.id
    order by waiting.conversation_id, waiting.place`.execute(tx);
  return rows;
}

/**
 * The condition that a message which is held of this member is delivered now, by its `messages` row and the member's `own`
 * side of the conversation: the domain's `deliversHeld` in the database's words, which a test holds to agree. A receiver that hides
 * from the sender as a contact gets it: held until that ends, it would show which account the contact has.
 */
export function isDelivered(memberId: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(
    messages.sender_id = ${memberId} and messages.held
    and messages.seq > own.cleared_seq and ${memberId} <> all (messages.deleted_by)
    and not exists (select from blocks where blocker_id = own.other_id and blocked_id = ${memberId})
    and not exists (select from blocks where blocker_id = ${memberId} and blocked_id = own.other_id)
    and not exists (select from members where members.id = own.other_id and ${isInvisibleTo(memberId)})
  )`;
}
