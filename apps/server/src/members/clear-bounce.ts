import { sql } from 'kysely';
import type { Tx } from '../db/database';

/** A member's address takes mails: it was confirmed. What else stopped them stays. */
export async function clearBounce(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ notifications_disabled: sql`array_remove(notifications_disabled, 'bounce')` })
    .where('id', '=', memberId)
    .execute();
}
