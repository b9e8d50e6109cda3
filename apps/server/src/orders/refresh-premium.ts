import { isPremiumBy } from '@vela/domain/credits';
import type { Tx } from '../db/database';

/** Decides again whether a member is premium, after a purchase was returned or reversed. */
export async function refreshPremium(tx: Tx, memberId: string): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select('status')
    .distinct()
    .where('member_id', '=', memberId)
    .where('left_behind', '=', false)
    .execute();
  await tx
    .updateTable('members')
    .set({ paid_user: isPremiumBy(orders.map(({ status }) => status)) })
    .where('id', '=', memberId)
    .execute();
}
