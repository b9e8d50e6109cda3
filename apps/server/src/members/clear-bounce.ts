import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** A member's address takes mails: it was confirmed. What else stopped them stays; earlier bounces count no more. */
export async function clearBounce(tx: Tx, { memberId, now }: { memberId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      notifications_disabled: sql`array_remove(notifications_disabled, 'bounce')`,
      address_confirmed_at: now,
    })
    .where('id', '=', memberId)
    .execute();
}
