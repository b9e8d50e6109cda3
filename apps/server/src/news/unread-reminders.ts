import { MAIL_PACE, NOTIFICATIONS, REMINDER_AFTER_MS, REMINDER_UNTIL_MS } from '@vela/domain/notifications';
import { addMs } from '@vela/domain/time';
import { sql, type RawBuilder } from 'kysely';
import { isSeenBy } from '../chat/find-messages';
import type { Db, Tx } from '../db/database';
import { reusedLink } from '../links/reused-link';
import { visibleTo } from '../members/visible-to';
import type { ScheduledMail } from './scheduled-mail';

const kind = 'unread_message_reminders';

/**
 * Reminds members of conversations in which a message has waited for a day: all of them in one mail, each once until another
 * message comes, and no member more than three times a week.
 */
export const unreadReminders: ScheduledMail = {
  kind,
  isFor: ({ isMailed }) => isMailed,
  findMembers: findWaiting,
  write: async (context, tx, { memberId, now, head }) => {
    const { count, fictional } = await markReminded(tx, { memberId, now });
    if (count === 0) return null;
    const start = await head();
    const conversationId = await reusedLink(context, tx, {
      kind: 'conversation',
      memberId,
      siteId: start.siteId,
      now,
    });
    return { ...start, kind, count, fictional, conversationId };
  },
  review: async (tx, { job, memberId, record: { mailedAt }, now }) => {
    if (job.kind !== kind || mailedAt === null) return null;
    const left = await countReminded(tx, { memberId, remindedAt: mailedAt, now });
    return left.count === 0 ? null : { ...job, ...left };
  },
};

/**
 * Conversations in which an unread message that the member sees has waited long enough, and not too long, since the last reminder of
 * them. It need not be the last one: who goes on writing would put the reminder off. What is asked of `own` narrows them down first.
 */
function waitsAt(now: Date) {
  const since = sql<Date>`greatest(${addMs(now, -REMINDER_UNTIL_MS)}, own.reminded_at)`;
  return sql<boolean>`(
    own.num_unread > 0 and own.last_message_at > ${since}
    and ${hasUnread({ since, until: addMs(now, -REMINDER_AFTER_MS) })}
  )`;
}

/** Whether the member has still to read a message from a time, of the conversation of the query's `own`. */
function hasUnread({ since, until }: { since: RawBuilder<Date> | Date; until: Date }) {
  return sql<boolean>`exists (
    select from messages
    where messages.conversation_id = own.conversation_id
      and messages.seq > greatest(own.read_seq, own.cleared_seq)
      and messages.sent_at > ${since} and messages.sent_at <= ${until}
      and messages.sender_id <> own.member_id and ${isSeenBy(sql.ref('own.member_id'))}
  )`;
}

/** Only of those that get the mail at all: each is locked in turn, every hour. */
async function findWaiting(
  db: Db,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct own.member_id as id from conversation_members own
    join members on members.id = own.member_id
    join profiles on profiles.member_id = own.member_id
    left join notification_preferences chosen on chosen.member_id = own.member_id
    where own.member_id > ${after} and ${waitsAt(now)}
      and members.status = 'active' and not profiles.fictional and cardinality(members.notifications_disabled) = 0
      and coalesce((chosen.choices -> ${kind} ->> 'mail')::boolean, ${NOTIFICATIONS[kind].mail}) and not exists (
      select from notification_mails mailed
      where mailed.member_id = own.member_id and mailed.kind = ${kind}
        and mailed.mailed_at > ${addMs(now, -MAIL_PACE[kind].gapMs)}
    )
    order by own.member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Counted {
  count: number;
  fictional: number;
}

/** How many conversations wait, and how many of them with fictional profiles; only with members that the member may still see. */
async function markReminded(tx: Tx, { memberId, now }: { memberId: string; now: Date }): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with waiting as (${conversationsOf(memberId, waitsAt(now))}), reminded as (
      update conversation_members set reminded_at = ${now}
      from waiting
      where conversation_members.member_id = ${memberId}
        and conversation_members.conversation_id = waiting.conversation_id
    )
    ${COUNT_WAITING}`.execute(tx);
  return rows[0] ?? { count: 0, fictional: 0 };
}

/** How many of the conversations that a reminder is about have still to be read. */
async function countReminded(
  tx: Tx,
  { memberId, remindedAt, now }: { memberId: string; remindedAt: Date; now: Date },
): Promise<Counted> {
  const until = addMs(remindedAt, -REMINDER_AFTER_MS);
  const isLeft = sql<boolean>`
    own.num_unread > 0 and own.reminded_at = ${remindedAt}
    and ${hasUnread({ since: addMs(now, -REMINDER_UNTIL_MS), until })}`;
  const { rows } = await sql<Counted>`
    with waiting as (${conversationsOf(memberId, isLeft)}) ${COUNT_WAITING}`.execute(tx);
  return rows[0] ?? { count: 0, fictional: 0 };
}

function conversationsOf(memberId: string, condition: RawBuilder<boolean>) {
  return sql`
    select own.conversation_id, profiles.fictional
    from conversation_members own
    join profiles receiver on receiver.member_id = own.member_id
    join members on members.id = own.other_id
    join profiles on profiles.member_id = own.other_id
    where own.member_id = ${memberId} and ${condition}
      and ${visibleTo({ memberId, pool: sql.ref('receiver.pool') }, { invisible: 'shown' })}`;
}

const COUNT_WAITING = sql`
  select count(*)::integer as count, (count(*) filter (where fictional))::integer as fictional from waiting`;
