import {
  mailTime,
  notificationTime,
  quietUntil,
  REMINDER_AFTER_MS,
  REMINDER_GAP_MS,
  REMINDER_UNTIL_MS,
} from '@vela/domain/notifications';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { visibleTo } from '../members/visible-to';
import { findNotificationRules } from '../notifications/find-notification-rules';
import { unsubscribeLink } from '../notifications/unsubscribe-link';
import { findReceiver } from './find-receiver';

const KIND = 'unread_message_reminders';

/** Members of one query; a run looks at all of them, since those who get no mail stay among them. */
const AT_ONCE = 1000;

type Context = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'random' | 'deriveToken' | 'log'>;

/**
 * Reminds members by mail of conversations in which a message has waited for a day: all of them in one mail, each once until
 * another message comes, and no member more than three times a week. Not while the member is online or within quiet hours: then a later
 * run does. Harmless to run twice or at once.
 */
export async function remindUnread(context: Context, { atOnce = AT_ONCE } = {}): Promise<void> {
  const { db, clock } = context;
  for (let after: string | undefined = ''; after !== undefined;) {
    const waiting: string[] = await findWaiting(db, { now: clock.now(), after, limit: atOnce });
    for (const memberId of waiting) await tryReminding(context, memberId);
    after = waiting.at(-1);
  }
}

async function tryReminding(context: Context, memberId: string): Promise<void> {
  try {
    await transact(context.db, (tx) => remind(context, tx, memberId));
  } catch (error) {
    // The next run tries again, and the others have their turn.
    context.log.error({ err: error, kind: KIND }, 'not reminded');
  }
}

/** Conversations whose last message has waited long enough, and not too long, since the last reminder of them. */
function waitsAt(now: Date) {
  return sql<boolean>`(
    own.num_unread > 0
    and own.last_message_at > ${addMs(now, -REMINDER_UNTIL_MS)} and own.last_message_at <= ${addMs(now, -REMINDER_AFTER_MS)}
    and (own.reminded_at is null or own.reminded_at < own.last_message_at)
  )`;
}

/** The next members in the order of their ids. */
async function findWaiting(
  db: Db,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct own.member_id as id from conversation_members own
    where own.member_id > ${after} and ${waitsAt(now)} and not exists (
      select from notification_mails mailed
      where mailed.member_id = own.member_id and mailed.kind = ${KIND} and mailed.mailed_at > ${addMs(now, -REMINDER_GAP_MS)}
    )
    order by own.member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function remind(context: Context, tx: Tx, memberId: string): Promise<void> {
  const now = context.clock.now();
  const mailedAt = await lockLast(tx, memberId);
  const member = await findReceiver(tx, { memberId, now });
  if (!member?.isMailed) return;
  const rules = await findNotificationRules(tx, memberId);
  const time = notificationTime({ kind: KIND, channel: 'mail' }, rules, now);
  const free = mailTime({ mailedAt, lastSeen: member.lastSeen, now, gapMs: REMINDER_GAP_MS });
  if (time === null || time > now || free > now || quietUntil(now, rules.quietHours) !== null) return;
  const { count, fictional } = await markReminded(tx, { memberId, now });
  if (count === 0) return;
  await tx
    .updateTable('notification_mails')
    .set({ mailed_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', KIND)
    .execute();
  const { siteId, email: to, locale } = member;
  const unsubscribeId = await unsubscribeLink(context, tx, { memberId, siteId, kind: KIND, now });
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    kind: KIND,
    siteId,
    to,
    locale,
    count,
    fictional,
    unsubscribeId,
  });
}

/** When the last reminder went; of two runs at once the second waits here, and then finds nothing to remind of. */
async function lockLast(tx: Tx, memberId: string): Promise<Date | null> {
  await tx
    .insertInto('notification_mails')
    .values({ member_id: memberId, kind: KIND })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('notification_mails')
    .select('mailed_at')
    .where('member_id', '=', memberId)
    .where('kind', '=', KIND)
    .forUpdate()
    .executeTakeFirst();
  return row?.mailed_at ?? null;
}

/** How many conversations wait, and how many of them with fictional profiles; only with members that the member may still see. */
async function markReminded(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<{ count: number; fictional: number }> {
  const { rows } = await sql<{ count: number; fictional: number }>`
    with waiting as (
      select own.conversation_id, profiles.fictional
      from conversation_members own
      join profiles receiver on receiver.member_id = own.member_id
      join members on members.id = own.other_id
      join profiles on profiles.member_id = own.other_id
      where own.member_id = ${memberId} and ${waitsAt(now)}
        and ${visibleTo({ memberId, pool: sql.ref('receiver.pool') }, { invisible: 'shown' })}
    ), reminded as (
      update conversation_members set reminded_at = ${now}
      from waiting
      where conversation_members.member_id = ${memberId}
        and conversation_members.conversation_id = waiting.conversation_id
    )
    select count(*)::integer as count, (count(*) filter (where fictional))::integer as fictional from waiting`.execute(
    tx,
  );
  return rows[0] ?? { count: 0, fictional: 0 };
}
