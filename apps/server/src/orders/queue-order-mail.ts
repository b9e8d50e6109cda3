import { vatWithin } from '@vela/domain/payments';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { Site } from '../core/site';
import type { PaidOrder } from '../mails/kinds/order-facts';
import { totalOf, type OrderRow } from './order-rows';
import { presentDiscount } from './present-order';
import { withdrawUntilOf } from './withdraw-until-of';

type Context = Pick<AppContext, 'jobs' | 'random' | 'sites'>;

interface Paid {
  order: OrderRow;
  now: Date;
}

/**
 * Mails the confirmation of an order that was paid: the law asks for it on paper or by mail. So it goes to an address that isn't
 * confirmed yet, too, since it is the one that who paid has given. A repeat order has a mail of its own.
 */
export async function queueOrderMail(context: Context, tx: Tx, { order, now }: Paid): Promise<void> {
  if (order.stored_method_id !== null) return;
  const to = await findPayer(tx, order);
  if (!to) return;
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    kind: 'order_confirmed',
    siteId: order.site_id,
    ...to,
    order: paidOrderOf(await context.sites.byId(order.site_id), { order, now }),
  });
}

/** Mails that money goes back; nobody is mailed whose account was cleared for another person, or erased. */
export async function queueRefundMail(
  { jobs, random }: Pick<Context, 'jobs' | 'random'>,
  tx: Tx,
  { order, credits, amount, now }: Paid & { credits: number; amount: number },
): Promise<void> {
  if (order.left_behind || amount === 0) return;
  const to = await findPayer(tx, order);
  if (!to) return;
  await jobs.add(tx, 'mail.send', {
    id: random.id(),
    kind: 'refund_confirmed',
    siteId: order.site_id,
    ...to,
    refund: {
      paymentId: order.payment_id,
      amount: { amount, currency: order.currency },
      credits,
      // Before it was completed nothing could be returned.
      cause: order.completed_at === null ? 'discount_used' : 'withdrawn',
      startedAt: now.toISOString(),
    },
  });
}

async function findPayer(tx: Tx, { member_id: id }: OrderRow) {
  const member = await tx
    .selectFrom('members')
    .select(['email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  return member && { to: member.email, locale: member.language };
}

/** What the mails about a paid order say of it. */
export function paidOrderOf(site: Site, { order, now }: Paid): PaidOrder {
  const total = totalOf(order);
  const { discount } = presentDiscount(order);
  return {
    paymentId: order.payment_id,
    amount: total,
    credits: order.credits,
    method: order.paymentmethod,
    vat: { rate: order.vat_rate / 100, amount: vatWithin(total.amount, order.vat_rate) },
    discount: discount ? { code: discount.code, percentage: discount.percentage } : null,
    paidAt: now.toISOString(),
    withdrawUntil: (withdrawUntilOf({ ...order, completed_at: now }, site) ?? now).toISOString(),
  };
}
