import type { Config } from '../config';
import type { DemoMember } from './demo-members';
import { inventMembers } from './invent/invent-members';
import { DEMO_PEOPLE } from './sites/demo-sites';

/**
 * Everyone whom the demo has on these sites, site by site. A demo that strangers can reach gets no operator, as everyone
 * knows the password.
 */
export function membersOfSites(
  siteIds: readonly string[],
  { publicDemo }: Pick<Config, 'publicDemo'>,
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
