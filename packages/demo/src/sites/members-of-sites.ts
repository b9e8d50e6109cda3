import type { DemoMember } from '../members/demo-members';
import { inventMembers } from '../invent/invent-members';
import { DEMO_PEOPLE } from './demo-sites';

/**
 * All members of the demo on these sites, site by site. A public demo gets no operator, because everyone
 * knows the password.
 */
export function membersOfSites(
  siteIds: readonly string[],
  { publicDemo }: { publicDemo: boolean },
): { siteId: string; members: DemoMember[] }[] {
  return DEMO_PEOPLE.filter(({ siteId }) => siteIds.includes(siteId)).map(
    ({ siteId, accounts, population }) => ({
      siteId,
      members: [
        ...accounts.filter(({ operatorRole }) => operatorRole === null || !publicDemo),
        ...inventMembers(population).map((member) => ({ ...member, operatorRole: null })),
      ],
    }),
  );
}
