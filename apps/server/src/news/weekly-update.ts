import { MAIL_PACE } from '@vela/domain/notifications';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import { visibleTo } from '../members/visible-to';
import type { WeeklyUpdate } from '../mails/kinds/weekly-updates';
import type { ScheduledMail } from './scheduled-mail';

const kind = 'weekly_updates';
const WEEK_MS = MAIL_PACE[kind].gapMs;

/**
 * Sends who asked for it a look at the week: what waits for the member on the site, and how many new members there are in the
 * member's country. In a week in which nothing happened nothing comes.
 */
export const weeklyUpdate: ScheduledMail = {
  kind,
  isFor: ({ isMailed }) => isMailed,
  countsEmptyLooks: true,
  findMembers: findAsking,
  write: async (_, tx, { memberId, now, head }) => {
    const update = await countWeek(tx, { memberId, since: addMs(now, -WEEK_MS) });
    const { likes, conversations, members } = update;
    return likes + conversations + members === 0 ? null : { ...(await head()), kind, ...update };
  },
  review: async (tx, { job, memberId, now }) => {
    const update = await countWeek(tx, { memberId, since: addMs(now, -WEEK_MS) });
    const isEmpty = update.likes + update.conversations + update.members === 0;
    return job.kind !== kind || isEmpty ? null : { ...job, ...update };
  },
};

async function findAsking(
  db: Db,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select members.id from notification_preferences own
    join members on members.id = own.member_id
    where own.member_id > ${after} and (own.choices -> ${kind} ->> 'mail')::boolean
      and members.status = 'active' and members.activated_at <= ${addMs(now, -WEEK_MS)}
      and not exists (
        select from notification_mails mailed
        where mailed.member_id = own.member_id and mailed.kind = ${kind} and mailed.mailed_at > ${addMs(now, -WEEK_MS)}
      )
    order by own.member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the member hasn't seen yet, and how many joined; only of members that the member may see. */
async function countWeek(
  tx: Tx,
  { memberId, since }: { memberId: string; since: Date },
): Promise<WeeklyUpdate> {
  const visible = visibleTo({ memberId, pool: sql.ref('receiver.pool') }, { invisible: 'shown' });
  // Who hides from the receiver isn't counted either: a search would find fewer.
  const found = visibleTo({ memberId, pool: sql.ref('receiver.pool') }, { invisible: 'hidden' });
  const { rows } = await sql<WeeklyUpdate>`
    with receiver as (select pool, country from profiles where member_id = ${memberId}),
    liked as (
      select profiles.fictional from likes given
      join members on members.id = given.member_id
      join profiles on profiles.member_id = members.id, receiver
      where given.liked_id = ${memberId} and given.is_new and ${visible}
    ),
    waiting as (
      select profiles.fictional from conversation_members own
      join members on members.id = own.other_id
      join profiles on profiles.member_id = members.id, receiver
      where own.member_id = ${memberId} and own.num_unread > 0 and ${visible}
    ),
    joined as (
      select count(*)::integer as members from profiles
      join members on members.id = profiles.member_id, receiver
      where coalesce(members.activated_at, members.signup_date) > ${since} and profiles.country = receiver.country and profiles.listed
        and not profiles.fictional and ${found}
    )
    select
      (select count(*)::integer from liked) as likes,
      (select count(*)::integer from waiting) as conversations,
      (select members from joined) as members,
      (select count(*) from liked where fictional)::integer
        + (select count(*) from waiting where fictional)::integer as fictional`.execute(tx);
  return rows[0] ?? { likes: 0, conversations: 0, members: 0, fictional: 0 };
}
