import type { Tx } from '../db/database';

/** Whose address is confirmed becomes active, and is shown to others from now on. False for whoever isn't waiting for it. */
export async function activateMember(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('members')
    .set({ status: 'active', activated_at: now })
    .where('id', '=', memberId)
    .where('status', '=', 'not_confirmed')
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tx.updateTable('profiles').set({ status: 'active' }).where('member_id', '=', memberId).execute();
  return true;
}
