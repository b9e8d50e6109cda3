import { hashPassword } from '../accounts/passwords';
import type { AppContext } from '../context';
import { transact } from '../db/transact';
import { refreshListings } from '../members/refresh-listing';
import { DEFAULT_SITE_ID } from '../sites/ensure-default-site';
import { DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from './demo-members';
import { insertMembers } from './insert-members';
import { inventMembers } from './invent/invent-members';
import { tellStories } from './stories/tell-stories';

type Context = Pick<AppContext, 'db' | 'clock' | 'config' | 'jobs' | 'sites'>;

/**
 * Puts the demo's members and what is between them where they are missing, and leaves those that are there as they are.
 * All in one transaction: a start that is cut off leaves nothing, and the next one begins again.
 */
export async function seedDemo({ db, clock, config, jobs, sites }: Context): Promise<void> {
  if (config.mode === 'production') throw new Error('The demo seed has no place in production');
  const members = demoMembers(config);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const site = await sites.byId(DEFAULT_SITE_ID);
  const now = clock.now();
  await transact(db, async (tx) => {
    const added = await insertMembers(tx, { members, passwordHash, now });
    if (added.length === 0) return;
    await refreshListings(tx, site);
    await tellStories(tx, { added, now });
    await jobs.add(tx, 'photos.draw', {});
  });
}

/** A demo that strangers can reach gets no operator, as everyone knows the password. */
export function demoMembers({ publicDemo }: Pick<AppContext['config'], 'publicDemo'>): DemoMember[] {
  const accounts = DEMO_MEMBERS.filter(({ operatorRole }) => operatorRole === null || !publicDemo);
  return [...accounts, ...inventMembers().map((member) => ({ ...member, operatorRole: null }))];
}
