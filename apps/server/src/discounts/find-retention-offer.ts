import type { RetentionOffer } from '@vela/contract/entities/retention-offer';
import { discountApplies, retentionOffer } from '@vela/domain/discounts';
import type { Db, Tx } from '../db/database';
import type { Site } from '../core/site';
import { findDiscount } from './find-discount';

interface Asked {
  site: Site;
  memberId: string;
  now: Date;
}

/**
 * What a member is offered for staying: the discount of the site, or the code that the member has claimed, while it counts. A
 * member gets it once: after the code was used or has expired there is none.
 */
export async function findRetentionOffer(
  db: Db | Tx,
  { site, memberId, now }: Asked,
): Promise<RetentionOffer | null> {
  const claimed = await db
    .selectFrom('retention_offers')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!claimed) {
    const percentage = retentionOffer(site.settings);
    return percentage === null ? null : { percentage, code: null, expires: null };
  }
  const discount = await findDiscount(db, { site, memberId, now, text: claimed.code });
  const open = { memberId, country: null, price: null, paymentMethod: null };
  if (!discount || !discountApplies(discount.code, { ...open, used: discount.used }, now)) return null;
  const { percentage, code, expires } = discount.code;
  return { percentage, code, expires: expires?.toISOString() ?? null };
}
