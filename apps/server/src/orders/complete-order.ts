import { AFTER_PURCHASE, settleDebts } from '@vela/domain/credits';
import { orderTotal, paidStatus, type OrderStatus } from '@vela/domain/payments';
import { awaitsConfirmation } from '@vela/domain/members';
import type { PaymentNotice } from '../core/payments-port';
import type { AppContext } from '../core/context';
import { addCredits } from '../credits/add-credits';
import { removeFromLot } from '../credits/remove-from-lot';
import type { Tx } from '../db/database';
import { lockMembers } from '../members/lock-members';
import type { OrderRow } from './order-rows';
import { queueOrderMail, paidOrderOf } from './queue-order-mail';
import { startRefund } from './start-refund';

interface Completion {
  order: OrderRow;
  notice: PaymentNotice;
  now: Date;
}

/**
 * Credits a paid order, with its member held. Where its discount could be had once and another order had it meanwhile,
 * the payment goes back whole: it was one too many. So it does where the account was cleared for another person since.
 */
export async function completeOrder(
  context: AppContext,
  tx: Tx,
  { order, notice, now }: Completion,
): Promise<OrderStatus> {
  const isEntitled = !order.left_behind && (await claimDiscount(tx, { order, now }));
  const status = paidStatus({ entitled: isEntitled });
  await tx
    .updateTable('orders')
    .set({ status, completed_at: now, provider_payment_id: notice.providerPaymentId })
    .where('payment_id', '=', order.payment_id)
    .execute();
  await queueChargeMail(context, tx, { order, now });
  if (!isEntitled) {
    await startRefund(context, tx, { order, credits: order.credits, amount: orderTotal(order), now });
    return status;
  }
  await queueOrderMail(context, tx, { order, now });
  await creditOrder(tx, { order, now });
  await keepMethod(context, tx, { order, notice, now });
  return status;
}

/** Whether the order may have its discount; from now on nobody else's order of this member does. */
async function claimDiscount(tx: Tx, { order, now }: Omit<Completion, 'notice'>): Promise<boolean> {
  const { member_id, payment_id, discount_code: code } = order;
  if (code === null || !order.discount_once) return true;
  const use = await tx
    .insertInto('discount_uses')
    .values({ member_id, code, payment_id, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return use !== undefined;
}

async function creditOrder(tx: Tx, { order, now }: Omit<Completion, 'notice'>): Promise<void> {
  const { member_id: memberId, payment_id: paymentId, credits } = order;
  await addCredits(tx, { memberId, amount: credits, kind: 'purchase', paymentId, now });
  await payDebts(tx, { order, now });
  await tx
    .updateTable('members')
    .set({ paid_user: AFTER_PURCHASE.paidUser, welcome_used: AFTER_PURCHASE.welcomeUsed })
    .where('id', '=', memberId)
    .execute();
}

/** The member's debts are taken from the new credits first. */
async function payDebts(tx: Tx, { order, now }: Omit<Completion, 'notice'>): Promise<void> {
  const { member_id: memberId, payment_id: paymentId, credits } = order;
  const rows = await tx
    .selectFrom('credit_debts')
    .select(['payment_id', 'remaining'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute();
  const debts = rows.map(({ payment_id, remaining }) => ({ paymentId: payment_id, remaining }));
  const settled = settleDebts(debts, credits);
  if (settled.length === 0) return;
  for (const debt of settled) {
    await tx
      .updateTable('credit_debts')
      .set((is) => ({ remaining: is('remaining', '-', debt.settled) }))
      .where('payment_id', '=', debt.paymentId)
      .execute();
  }
  const limit = settled.reduce((sum, debt) => sum + debt.settled, 0);
  await removeFromLot(tx, { memberId, paymentId, kind: 'debt', limit, now });
}

async function keepMethod({ random }: AppContext, tx: Tx, { order, notice, now }: Completion): Promise<void> {
  if (!order.store_method || !notice.stored) return;
  // A payment may be reported when its member is deleted, and then nothing is stored for later.
  const [memberId] = await lockMembers(tx, [order.member_id]);
  if (memberId === undefined) return;
  await tx
    .insertInto('stored_methods')
    .values({
      id: random.id(),
      member_id: memberId,
      provider: order.provider,
      paymentmethod: order.paymentmethod,
      token: notice.stored.token,
      label: notice.stored.label,
      created_at: now,
    })
    .execute();
}

/**
 * Informs a member by mail that its stored payment method was charged, which nobody else may have done. An address that was
 * never confirmed may be a stranger's: it gets none.
 */
async function queueChargeMail(
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
