import { addMs, DAY, MINUTE } from '@vela/domain/time';
import type { DemoMember } from '../members/demo-members';
import { chanceOf } from '../random/chance';
import { orderOf, type Placing } from './orders';
import type { DemoOrder } from './demo-store';

/** What made invented members premium: one package each, whose credits they still have. */
export function purchasesOf({
  siteId,
  invented,
  now,
}: {
  siteId: string;
  invented: readonly DemoMember[];
  now: Date;
}): DemoOrder[] {
  return invented
    .filter(({ paidUser }) => paidUser)
    .map((member) => orderOf({ siteId, ...purchaseOf(member, now) }));
}

/** Some time between the sign-up and the last visit, the same on every installation. */
function purchaseOf(account: DemoMember, now: Date): Omit<Placing, 'siteId'> {
  const chance = chanceOf(`order of ${account.id}`);
  const seenMs = account.lastSeenMinutesAgo * MINUTE;
  const memberMs = account.signedUpDaysAgo * DAY - seenMs;
  return {
    account,
    paymentId: account.id.replace('DemoMember', 'DemoBought'),
    at: addMs(now, -seenMs - chance.between(0.1, 0.9) * memberMs),
    order: {
      package: chance.pick(['p0', 'p1', 'p1', 'p2', 'p2', 'p2', 'p3']),
      paymentmethod: 'creditcard',
      status: 'completed',
    },
  };
}
