import { canReactivate } from '@vela/domain/limits';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { Site } from '../core/site';
import { revokeLinks } from '../links/links';
import type { LockedMember } from '../members/lock-member';
import { refreshListing } from '../members/refresh-listing';
import { notifyOwner } from '../security/notify-owner';
import { recordSecurityEvent } from '../security/record-security-event';

interface Returning {
  /** Locked by the caller. */
  member: LockedMember;
  site: Site;
  address: string;
  now: Date;
}

/**
 * Brings an account that is pending deletion back as it was, and mails its owner; false for any other account, and once it may
 * be erased.
 */
export async function reactivate(
  context: Pick<AppContext, 'fingerprint' | 'jobs' | 'log' | 'random'>,
  tx: Tx,
  { member, site, address, now }: Returning,
): Promise<boolean> {
  const { id: memberId, status, eraseAt } = member;
  if (status !== 'pending_deletion' || eraseAt === null || !canReactivate(eraseAt, now)) return false;
  await tx
    .updateTable('members')
    .set({ status: 'active', erase_at: null })
    .where('id', '=', memberId)
    .execute();
  await revokeLinks(tx, { memberId, kinds: ['reactivation'], now });
  await refreshListing(tx, { memberId, site });
  await recordSecurityEvent(context, tx, {
    kind: 'account_reactivated',
    siteId: site.id,
    memberId,
    address,
    now,
  });
  await notifyOwner(context, tx, { owner: member, mail: { kind: 'reactivated' } });
  return true;
}
