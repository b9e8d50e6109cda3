import { awaitsConfirmation } from '@vela/domain/members';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { totalOf, type OrderRow } from './order-rows';

/**
 * Informs a member by mail that its stored payment method was charged, which nobody else may have done. An address that was
 * never confirmed may be a stranger's: it gets none.
 */
export async function queueChargeMail(
  { jobs, random }: Pick<AppContext, 'jobs' | 'random'>,
  tx: Tx,
  { order, now }: { order: OrderRow; now: Date },
): Promise<void> {
  if (order.stored_method_id === null) return;
  const member = await tx
    .selectFrom('members')
    .select(['email', 'language', 'status'])
    .where('id', '=', order.member_id)
    .executeTakeFirstOrThrow();
  if (awaitsConfirmation(member.status)) return;
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
      paymentId: order.payment_id,
      amount: totalOf(order),
      credits: order.credits,
      method: order.paymentmethod,
      label: method?.label ?? null,
      chargedAt: now.toISOString(),
    },
  });
}
