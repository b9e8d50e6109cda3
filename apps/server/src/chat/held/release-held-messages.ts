import { kindOfMessage } from '@vela/domain/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { appendEvents } from '../../events/append-events';
import { lockMembers } from '../../members/lock-members';
import { queueNews, type News } from '../../notifications/queue-news';
import { selectSentBy } from '../find-sent';

/**
 * Delivers what a member wrote before its address was confirmed, in the order it was written, at the end of
 * each conversation, and announces to the member's windows that the account is active. It runs once; a
 * receiver whose profile is off or whose account is being deleted finds the messages on coming back, because
 * each read checks what may be seen. Messages that the member deleted meanwhile, and those that a block
 * prevents, reach nobody. It must be last in the transaction of the activation. Returns how many were
 * delivered.
 */
export async function releaseHeldMessages(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<number> {
  const released = await releaseAll(tx, { memberId, now });
  await queueNews(tx, { news: released.map(newsOfMessage), now });
  const messages = released.flatMap(({ id, otherId }) =>
    [memberId, otherId].map((to) => ({ memberId: to, name: 'message', data: { message_id: id } }) as const),
  );
  await appendEvents(tx, [...messages, { memberId, name: 'user', data: {} }]);
  return released.length;
}

function newsOfMessage({ otherId, hasWritten }: Released): News {
  return { memberId: otherId, kind: kindOfMessage({ hasWritten }) };
}

async function releaseAll(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<readonly Released[]> {
  const receivers = await findReceivers(tx, memberId);
  if (receivers.length === 0) return [];
  await lockMembers(tx, [memberId, ...receivers]);
  return release(tx, { memberId, now });
}

async function findReceivers(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await selectSentBy(tx, memberId)
    .select('own.other_id')
    .distinct()
    .where('messages.held', '=', true)
    .execute();
  return rows.map((row) => row.other_id);
}

interface Released {
  id: string;
  otherId: string;
  /** Whether the receiver has written in the conversation. */
  hasWritten: boolean;
}

/** One statement, so that numbers, times, counts and the order of the list agree: they are said when they are delivered. */
async function release(tx: Tx, { memberId, now }: { memberId: string; now: Date }): Promise<Released[]> {
  const momentOf = sql`${now}::timestamptz + (waiting.place - 1) * interval '1 millisecond'`;
  const { rows } = await sql<Released>`
    with waiting as (
      select messages.id, messages.conversation_id, own.other_id,
        row_number() over (partition by messages.conversation_id order by messages.seq) as place,
        count(*) over (partition by messages.conversation_id) as size
      from messages
      join conversation_members own
        on own.conversation_id = messages.conversation_id and own.member_id = messages.sender_id
      where ${isDelivered(memberId)}
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
      update conversation_members other
      set num_unread = num_unread + waiting.size, last_message_id = waiting.id, last_message_at = ${momentOf}
      from waiting
      where waiting.place = waiting.size and other.conversation_id = waiting.conversation_id
        and other.member_id = waiting.other_id
    )
    select waiting.id, waiting.other_id as "otherId", side.num_sent > 0 as "hasWritten"
    from waiting join released on released.id = waiting.id
    join conversation_members side
      on side.member_id = waiting.other_id and side.conversation_id = waiting.conversation_id
    order by waiting.conversation_id, waiting.place`.execute(tx);
  return rows;
}

/**
 * The condition that a message which is held of this member is delivered now, by its `messages` row and the member's `own`
 * side of the conversation: the domain's `deliversHeld` in the database's words, which a test holds to agree.
 */
export function isDelivered(memberId: string) {
  return sql<boolean>`(
    messages.sender_id = ${memberId} and messages.held
    and messages.seq > own.cleared_seq and ${memberId} <> all (messages.deleted_by)
    and not exists (select from blocks where blocker_id = own.other_id and blocked_id = ${memberId})
    and not exists (select from blocks where blocker_id = ${memberId} and blocked_id = own.other_id)
  )`;
}
