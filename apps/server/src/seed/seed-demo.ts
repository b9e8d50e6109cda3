import { hashPassword } from '../accounts/passwords';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';
import { refreshListings } from '../members/refresh-listing';
import { createDemoStore } from './create-demo-store';
import { DEMO_PASSWORD, DEMO_PREMIUM } from '@vela/demo/members/demo-members';
import { insertDemoMails } from './insert-demo-mails';
import { insertDemoPushes } from './insert-demo-pushes';
import { insertMembers } from './insert-members';
import { membersOfSites } from '@vela/demo/sites/members-of-sites';
import { addStories } from '@vela/demo/stories/add-stories';

type Context = Pick<
  AppContext,
  'db' | 'clock' | 'config' | 'jobs' | 'sites' | 'pages' | 'random' | 'deriveToken'
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
      await addStories(createDemoStore(tx), { siteId, added, now });
      if (!added.some(({ id }) => id === DEMO_PREMIUM.id)) continue;
      await insertDemoMails(context, tx, { site, now });
      await insertDemoPushes(context, tx, { site, now });
    }
    if (count > 0) await jobs.add(tx, 'photos.draw', {});
  });
}
