import { hashPassword } from '../accounts/passwords';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';
import { refreshListings } from '../members/refresh-listing';
import { createDemoStore } from './create-demo-store';
import { DEMO_PASSWORD, DEMO_PREMIUM } from '@vela/demo/members/demo-members';
import { insertDemoMails } from './insert-demo-mails';
import { insertMembers } from './insert-members';
import type { Site } from '../core/site';
import type { Tx } from '../db/database';
import { storePush } from '../dev/store-push';
import { membersOfSites } from '@vela/demo/sites/members-of-sites';
import { addStories } from '@vela/demo/stories/add-stories';
import { addMs, MINUTE } from '@vela/domain/time';
import { sql } from 'kysely';

type Context = Pick<
  AppContext,
  'db' | 'clock' | 'config' | 'jobs' | 'sites' | 'pages' | 'random' | 'deriveToken' | 'textLanguages'
>;

/**
 * Puts the members of the demo's sites and what is between them where they are missing, and leaves those that are there as
 * they are. All in one transaction: a start that is cut off leaves nothing, and the next one begins again.
 */
export async function seedDemo(context: Context): Promise<void> {
  const { db, clock, config, jobs, sites } = context;
  if (config.mode === 'production') throw new Error('The demo seed has no place in production');
  const known = await sites.all();
  const people = membersOfSites(
    known.map(({ id }) => id),
    config,
  );
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = clock.now();
  await transact(db, async (tx) => {
    let count = 0;
    for (const { siteId, members } of people) {
      const site = await sites.byId(siteId);
      const added = await insertMembers(tx, { site, members, passwordHash, now });
      if (added.length === 0) continue;
      count += added.length;
      await refreshListings(tx, site);
      await addStories(createDemoStore(context, tx), { siteId, added, now });
      if (!added.some(({ id }) => id === DEMO_PREMIUM.id)) continue;
      await insertDemoMails(context, tx, { site, now });
      await insertDemoPushes(context, tx, { site, now });
    }
    if (count > 0) await jobs.add(tx, 'photos.draw', {});
  });
}

/** Each push message goes with the job of the next minute. */
const SENT_AFTER_MS = MINUTE;

/**
 * Puts into the demo's inbox what the premium account was pushed of its past: its latest message, like and match.
 */
async function insertDemoPushes(
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
