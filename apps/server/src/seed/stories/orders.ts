import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { VAT_RATES } from '@vela/atlas/vat-rates';
import { PACKAGES, type PackageId } from '@vela/domain/credits';
import { COUNTRY_CURRENCY } from '@vela/domain/money';
import type { OrderStatus, PaymentMethodKey } from '@vela/domain/payments';
import { addMs, DAY, MINUTE } from '@vela/domain/time';
import type { Insertable } from 'kysely';
import { addCredits } from '../../credits/add-credits';
import type { Tx } from '../../db/database';
import type { OrdersTable, PaymentNoticesTable } from '../../db/money-tables';
import type { DemoMember } from '../demo-members';
import type { Happening } from './happening';
import { storyId } from './story-id';

interface PastOrder {
  package: PackageId;
  paymentmethod: PaymentMethodKey;
  status: Extract<OrderStatus, 'completed' | 'failed'>;
}

export type AgedOrder = PastOrder & { daysAgo: number };

interface Bought {
  siteId: string;
  account: DemoMember;
  mark: string;
  orders: readonly AgedOrder[];
  now: Date;
}

/** What an account has bought; its credits stand in the ledger as any purchase's do. */
export function ordersOf(tx: Tx, { siteId, account, mark, orders, now }: Bought): Happening[] {
  return orders.map((order, index) => {
    const at = addMs(now, -order.daysAgo * DAY);
    const paymentId = storyId(mark, `P${index}`);
    return { at, happen: () => placeOrder(tx, { siteId, order, paymentId, account, at }) };
  });
}

export interface Placing {
  siteId: string;
  order: PastOrder;
  paymentId: string;
  account: DemoMember;
  at: Date;
}

async function placeOrder(tx: Tx, placing: Placing): Promise<void> {
  const { order, paymentId, account, at } = placing;
  await insertOrders(tx, [placing]);
  if (order.status !== 'completed') return;
  const { credits } = PACKAGES[order.package];
  await addCredits(tx, { memberId: account.id, amount: credits, kind: 'purchase', paymentId, now: at });
}

/** Writes orders down as they came out, with what the provider said of them. */
export async function insertOrders(tx: Tx, placings: readonly Placing[]): Promise<void> {
  await tx.insertInto('orders').values(placings.map(orderRow)).execute();
  await tx.insertInto('payment_notices').values(placings.map(noticeRow)).execute();
}

function orderRow({ siteId, order, paymentId, account, at }: Placing): Insertable<OrdersTable> {
  const currency = COUNTRY_CURRENCY[account.country];
  const price = PACKAGE_PRICES[currency][order.package];
  return {
    payment_id: paymentId,
    member_id: account.id,
    site_id: siteId,
    client_id: paymentId,
    package_id: order.package,
    credits: PACKAGES[order.package].credits,
    country: account.country,
    currency,
    price_before: price,
    price,
    fee: 0,
    vat_rate: VAT_RATES[account.country],
    discount_code: null,
    discount_percentage: null,
    status: order.status,
    paymentmethod: order.paymentmethod,
    issuer: null,
    store_method: false,
    stored_method_id: null,
    provider: 'sandbox',
    provider_payment_id: paymentId,
    redirect_url: null,
    created_at: at,
    completed_at: order.status === 'completed' ? addMs(at, MINUTE) : null,
    refund_days: DEFAULT_SITE_SETTINGS.refund_days,
  };
}

function noticeRow({ order, paymentId, at }: Placing): Insertable<PaymentNoticesTable> {
  const kind = order.status === 'completed' ? 'paid' : 'failed';
  return { payment_id: paymentId, kind, received_at: addMs(at, MINUTE) };
}
