import { PACKAGES } from '@vela/domain/credits';
import { addMs, DAY, MINUTE } from '@vela/domain/time';
import type { Tx } from '../../db/database';
import type { DemoMember } from '../demo-members';
import { chanceOf } from '../portraits/chance';
import { insertOrders, type Placing } from './orders';

/** What made invented members premium: one package each, whose credits they still have. */
export async function insertPurchases(
  tx: Tx,
  { siteId, invented, now }: { siteId: string; invented: readonly DemoMember[]; now: Date },
): Promise<void> {
  const purchases = invented
    .filter(({ paidUser }) => paidUser)
    .map((member) => ({ siteId, ...purchaseOf(member, now) }));
  if (purchases.length === 0) return;
  await insertOrders(tx, purchases);
  await tx.insertInto('credit_ledger').values(purchases.map(entryRow)).execute();
  await tx.insertInto('credit_lots').values(purchases.map(lotRow)).execute();
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

function entryRow({ account, order, paymentId, at }: Placing) {
  const { credits } = PACKAGES[order.package];
  return {
    member_id: account.id,
    seq: 1,
    prev_seq: null,
    delta: credits,
    balance_before: 0,
    balance_after: credits,
    kind: 'purchase' as const,
    reference: paymentId,
    created_at: addMs(at, MINUTE),
  };
}

function lotRow({ account, order, paymentId, at }: Placing) {
  const { credits } = PACKAGES[order.package];
  return {
    member_id: account.id,
    seq: 1,
    payment_id: paymentId,
    credits,
    remaining: credits,
    opened_at: addMs(at, MINUTE),
  };
}
