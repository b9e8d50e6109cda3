import type { Tx } from '../db/database';

/**
 * Gives up a member's unpaid orders, since who made them is gone: what is paid for them later goes back whole, and nothing of it
 * is stored. What was paid for stays.
 */
export async function leaveOrdersBehind(tx: Tx, memberId: string): Promise<void> {
  const unpaid = tx
    .updateTable('orders')
    .set({ left_behind: true, store_method: false })
    .where('member_id', '=', memberId)
    .where('completed_at', 'is', null);
  await unpaid.execute();
  await unpaid.set({ status: 'cancelled' }).where('status', '=', 'pending').execute();
}
