import { DEMO_PREMIUM } from '@vela/demo/members/demo-members';
import { addMs, MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import type { Tx } from '../db/database';
import { storePush } from '../dev/store-push';

/** Each push message goes with the job of the next minute. */
const SENT_AFTER_MS = MINUTE;

/**
 * Puts into the demo's inbox what the premium account was pushed of its past: its latest message, like and match.
 */
export async function insertDemoPushes(
  context: Pick<AppContext, 'pages'>,
  tx: Tx,
  { site, now }: { site: Site; now: Date },
): Promise<void> {
  const { id: memberId, language: locale } = DEMO_PREMIUM;
  for (const [index, { name, at }] of (await findHappenings(tx, memberId)).entries()) {
    const sentAt = new Date(Math.min(addMs(at, SENT_AFTER_MS).getTime(), now.getTime()));
    // Those of the members' own events count from 1.
    await storePush(context, tx, { site, memberId, locale, seq: -index, about: [name], sentAt });
  }
}

async function findHappenings(tx: Tx, memberId: string): Promise<{ name: string; at: Date }[]> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, max(at) as at from (
      select 'message' as name, messages.sent_at as at from messages
      join conversation_members own on own.conversation_id = messages.conversation_id
      where own.member_id = ${memberId} and messages.sender_id <> ${memberId}
      union all
      select case when given.id is null then 'like' else 'match' end, received.liked_at from likes received
      left join likes given on given.member_id = ${memberId} and given.liked_id = received.member_id
      where received.liked_id = ${memberId} and (given.id is null or given.liked_at < received.liked_at)
    ) happened
    group by name order by name`.execute(tx);
  return rows;
}
