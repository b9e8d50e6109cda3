import { RETENTION_OFFER_DAYS } from '@vela/domain/discounts';
import { addMs, DAY } from '@vela/domain/time';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockMembers } from '../members/lock-members';
import { findRetentionOffer } from './find-retention-offer';

/** Issues the code; the member is locked, so that of two presses at once only one does. */
export const claimRetentionOffer: Handler<'claimRetentionOffer'> = async ({
  context,
  site,
  session,
  now,
}) => {
  const { memberId } = session;
  const asked = { site, memberId, now };
  const offer = await transact(context.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    const found = await findRetentionOffer(tx, asked);
    if (!found) throw new Failure('discount_invalid');
    if (found.code !== null) return found;
    const code = `STAY${lettersOf(context.random.id())}`;
    const expires = addMs(now, RETENTION_OFFER_DAYS * DAY);
    await tx
      .insertInto('discount_codes')
      .values({
        site_id: site.id,
        code,
        percentage: found.percentage,
        status: 'active',
        member_id: memberId,
        expires,
      })
      .execute();
    await tx.insertInto('retention_offers').values({ member_id: memberId, code, claimed_at: now }).execute();
    return { ...found, code, expires: expires.toISOString() };
  });
  return { result: { offer } };
};

/** Eight characters that can be read out; the code is the member's own, so nothing is gained by guessing it. */
function lettersOf(id: string): string {
  return id
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase();
}
