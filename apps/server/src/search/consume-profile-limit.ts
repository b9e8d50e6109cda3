import type { Profile } from '@vela/contract/entities/profile';
import { isOpenAlways, profileLimitOf } from '@vela/domain/limits';
import { awaitsConfirmation } from '@vela/domain/members';
import { addMs, isoDayIn, DAY, nextMidnight, secondsLeft } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Call } from '../core/handler';

/**
 * Takes one profile from those that a member may open in a day of the site: without a limit, a script could copy the site. One that
 * was opened that day costs nothing again. Throws Failure `too_many_requests` with the end of the day.
 */
export async function consumeProfileLimit(
  { context, session, site, now }: Pick<Call<'getMember'>, 'context' | 'session' | 'site' | 'now'>,
  { id, match = false, conversation_id: conversationId }: Pick<Profile, 'id' | 'match' | 'conversation_id'>,
): Promise<void> {
  if (session === null || isOpenAlways({ match, conversationId })) return;
  const { premium, memberId } = session;
  const name = profileLimitOf({ premium, confirmed: !awaitsConfirmation(session.status) });
  const { time_zone: timeZone, rate_limits: rates } = site.settings;
  const taking = { memberId, day: isoDayIn(timeZone, now), id, limit: rates[name] };
  if (await isTaken(context, taking)) return;
  context.metrics.limited.inc({ limit: name });
  throw new Failure('too_many_requests', { retryAfter: secondsLeft(nextMidnight(timeZone, now), now) });
}

interface Taking {
  memberId: string;
  day: string;
  id: string;
  limit: number;
}

/**
 * It is one statement, so that none of several requests at once is counted twice and none goes beyond the
 * limit.
 */
async function isTaken(
  { db, fingerprint }: Pick<AppContext, 'db' | 'fingerprint'>,
  { memberId, day, id, limit }: Taking,
): Promise<boolean> {
  // Which profiles a member looked at isn't stored: only enough to distinguish them.
  const mark = fingerprint(`${memberId} opens ${id}`).slice(0, 12);
  const { rows } = await sql<{ taken: boolean }>`
    insert into opened_profiles as o (member_id, day, marks) values (${memberId}, ${day}::date, array[${mark}::text])
    on conflict (member_id, day) do update set marks = case
      when ${mark} = any (o.marks) or cardinality(o.marks) >= ${limit} then o.marks else o.marks || ${mark}::text end
    returning ${mark} = any (o.marks) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Deletes what was opened on days that have ended everywhere; a job calls it now and then. */
export async function deleteOpenedProfiles(db: AppContext['db'], now: Date): Promise<void> {
  const day = addMs(now, -2 * DAY)
    .toISOString()
    .slice(0, 10);
  await db.deleteFrom('opened_profiles').where('day', '<', day).execute();
}
