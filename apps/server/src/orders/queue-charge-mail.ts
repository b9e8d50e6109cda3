import { awaitsConfirmation } from '@vela/domain/members';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { OrderRow } from './order-rows';
import { paidOrderOf } from './queue-order-mail';

/**
 * Informs a member by mail that its stored payment method was charged, which nobody else may have done. An address that was
 * never confirmed may be a stranger's: it gets none.
 */
export async function queueChargeMail(
  { jobs, random, sites }: Pick<AppContext, 'jobs' | 'random' | 'sites'>,
  tx: Tx,
  { order, now }: { order: OrderRow; now: Date },
): Promise<void> {
  if (order.stored_method_id === null) return;
  const member = await tx
    .selectFrom('members')
    .select(['email', 'language', 'status'])
    .where('id', '=', order.member_id)
    .executeTakeFirst();
  if (!member || awaitsConfirmation(member.status)) return;
  const method = await tx
    .selectFrom('stored_methods')
    .select('label')
    .where('id', '=', order.stored_method_id)
    .executeTakeFirst();
  await jobs.add(tx, 'mail.send', {
    id: random.id(),
    kind: 'repeat_order',
    siteId: order.site_id,
    to: member.email,
    locale: member.language,
    charge: {
      ...paidOrderOf(await sites.byId(order.site_id), { order, now }),
      label: method?.label ?? null,
    },
  });
}
