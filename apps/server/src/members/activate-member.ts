import { CONFIRMATION, profileStatusOf } from '@vela/domain/members';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Site } from '../core/site';
import { refreshListing } from './refresh-listing';

/**
 * Makes a member active whose address is confirmed; from now on others may see the profile. False for a
 * member that doesn't wait for this.
 */
export async function activateMember(
  tx: Tx,
  { memberId, site, now }: { memberId: string; site: Site; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('members')
    .set({
      status: CONFIRMATION.to,
      activated_at: now,
      address_confirmed_at: now,
      notifications_disabled: sql`array_remove(notifications_disabled, 'bounce')`,
    })
    .where('id', '=', memberId)
    .where('status', '=', CONFIRMATION.from)
    .returning(['status', 'consents'])
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .updateTable('profiles')
    .set({ status: profileStatusOf(row, site.settings) })
    .where('member_id', '=', memberId)
    .execute();
  await refreshListing(tx, { memberId, site });
  return true;
}
