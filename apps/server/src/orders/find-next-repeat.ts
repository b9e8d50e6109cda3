import { canTryAnother, nextRepeatOrderAt } from '@vela/domain/payments';
import { addMs, DAY } from '@vela/domain/time';
import type { Db, Tx } from '../db/database';
import type { Site } from '../core/site';

interface Asked {
  site: Site;
  memberId: string;
  now: Date;
}

/**
 * When a member may order again with what it has stored; null for now. What came to nothing isn't counted; what is on its way
 * is. Where it decides, the member is locked.
 */
export async function findNextRepeat(db: Db | Tx, { site, memberId, now }: Asked): Promise<Date | null> {
  const rows = await db
    .selectFrom('orders')
    .select(['created_at', 'status'])
    .where('member_id', '=', memberId)
    .where('left_behind', '=', false)
    .where('stored_method_id', 'is not', null)
    .where('created_at', '>', addMs(now, -DAY))
    .execute();
  const orderedAt = rows.filter(({ status }) => !canTryAnother(status)).map((row) => row.created_at);
  return nextRepeatOrderAt(orderedAt, { perDay: site.settings.repeat_orders_a_day, now });
}
