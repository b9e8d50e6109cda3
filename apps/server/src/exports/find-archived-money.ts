import type { ArchivedData } from '@vela/contract/entities/data-archive';
import { orderTotal } from '@vela/domain/payments';
import type { Tx } from '../db/database';
import { selectOrders } from '../orders/order-rows';

type Money = ArchivedData['money'];

/** What the books hold of a member. What somebody else left behind in the account isn't the member's. */
export async function findArchivedMoney(tx: Tx, memberId: string): Promise<Money> {
  return {
    credits: await findCredits(tx, memberId),
    debts: await findDebts(tx, memberId),
    orders: await findOrders(tx, memberId),
    refunds: await findRefunds(tx, memberId),
    discounts: await findDiscounts(tx, memberId),
    stored_methods: await findStoredMethods(tx, memberId),
  };
}

async function findCredits(tx: Tx, memberId: string): Promise<Money['credits']> {
  const rows = await tx
    .selectFrom('credit_ledger')
    .select(['created_at', 'kind', 'delta', 'balance_after', 'reference'])
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(({ created_at: at, delta, balance_after: balance, kind, reference }) => ({
    at: at.toISOString(),
    kind,
    change: delta,
    balance,
    reference,
  }));
}

async function findDebts(tx: Tx, memberId: string): Promise<Money['debts']> {
  const rows = await tx
    .selectFrom('credit_debts')
    .select(['payment_id', 'credits', 'remaining', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at: since, remaining: open, ...debt }) => ({
    ...debt,
    open,
    since: since.toISOString(),
  }));
}

async function findOrders(tx: Tx, memberId: string): Promise<Money['orders']> {
  const rows = await selectOrders(tx)
    .where('member_id', '=', memberId)
    .where('left_behind', '=', false)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    payment_id: row.payment_id,
    ordered_at: row.created_at.toISOString(),
    paid_at: row.completed_at && row.completed_at.toISOString(),
    status: row.status,
    package: row.package_id,
    credits: row.credits,
    amount: orderTotal(row),
    currency: row.currency,
    fee: row.fee,
    vat_rate: row.vat_rate,
    country: row.country,
    discount_code: row.discount_code,
    paymentmethod: row.paymentmethod,
    issuer: row.issuer,
    provider: row.provider,
    provider_payment_id: row.provider_payment_id,
  }));
}

async function findRefunds(tx: Tx, memberId: string): Promise<Money['refunds']> {
  const rows = await tx
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.payment_id', 'refunds.payment_id')
    .select([
      'refunds.payment_id',
      'refunds.credits',
      'refunds.amount',
      'refunds.currency',
      'refunds.created_at',
    ])
    .where('refunds.member_id', '=', memberId)
    .where('orders.left_behind', '=', false)
    .orderBy('refunds.created_at', 'desc')
    .execute();
  return rows.map(({ created_at: at, ...refund }) => ({ ...refund, at: at.toISOString() }));
}

async function findDiscounts(tx: Tx, memberId: string): Promise<Money['discounts']> {
  const uses = await tx
    .selectFrom('discount_uses')
    .innerJoin('orders', 'orders.payment_id', 'discount_uses.payment_id')
    .select(['discount_uses.code', 'discount_uses.used_at', 'discount_uses.payment_id'])
    .where('discount_uses.member_id', '=', memberId)
    .where('orders.left_behind', '=', false)
    .execute();
  const own = await tx
    .selectFrom('discount_codes')
    .select('code')
    .where('member_id', '=', memberId)
    .execute();
  const used = uses.map(({ used_at: at, ...use }) => ({ ...use, used_at: at.toISOString() }));
  const unused = own.filter(({ code }) => !uses.some((use) => use.code === code));
  return [...used, ...unused.map(({ code }) => ({ code, used_at: null, payment_id: null }))];
}

/** Not the provider's own name for a method: it is what a charge is made by. */
async function findStoredMethods(tx: Tx, memberId: string): Promise<Money['stored_methods']> {
  const rows = await tx
    .selectFrom('stored_methods')
    .select(['provider', 'paymentmethod', 'label', 'created_at'])
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ created_at: since, ...method }) => ({ ...method, since: since.toISOString() }));
}
