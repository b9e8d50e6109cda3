import type { Tx } from '../db/database';
import type { StoredConsents } from '../db/member-tables';

/** Adds to the record of what a member agreed to, and when. */
export async function insertConsents(
  tx: Tx,
  { id, memberId, consents, now }: { id: string; memberId: string; consents: StoredConsents; now: Date },
): Promise<void> {
  await tx
    .insertInto('consent_changes')
    .values({ id, member_id: memberId, consents: JSON.stringify(consents), changed_at: now })
    .execute();
}
