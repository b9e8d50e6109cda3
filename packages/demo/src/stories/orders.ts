import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import { VAT_RATES } from '@vela/atlas/vat-rates';
import { PACKAGES } from '@vela/domain/credits';
import { COUNTRY_CURRENCY } from '@vela/domain/money';
import { addMs, DAY, MINUTE } from '@vela/domain/time';
import type { DemoMember } from '../members/demo-members';
import type { DemoOrder, DemoStore } from './demo-store';
import type { Happening } from './happening';
import { storyId } from './story-id';

interface PastOrder extends Pick<DemoOrder, 'paymentmethod' | 'status'> {
  package: DemoOrder['packageId'];
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
export function ordersOf(store: DemoStore, { siteId, account, mark, orders, now }: Bought): Happening[] {
  return orders.map((order, index) => {
    const at = addMs(now, -order.daysAgo * DAY);
    const paymentId = storyId(mark, `P${index}`);
    return { at, happen: () => store.placeOrder(orderOf({ siteId, order, paymentId, account, at })) };
  });
}

export interface Placing {
  siteId: string;
  order: PastOrder;
  paymentId: string;
  account: DemoMember;
  at: Date;
}

/** An order as it came out: paid, or not, a minute after it was placed. */
export function orderOf({ siteId, order, paymentId, account, at }: Placing): DemoOrder {
  const currency = COUNTRY_CURRENCY[account.country];
  return {
    paymentId,
    siteId,
    memberId: account.id,
    packageId: order.package,
    credits: PACKAGES[order.package].credits,
    country: account.country,
    currency,
    price: PACKAGE_PRICES[currency][order.package],
    vatRate: VAT_RATES[account.country],
    refundDays: DEFAULT_SITE_SETTINGS.refund_days,
    paymentmethod: order.paymentmethod,
    status: order.status,
    orderedAt: at,
    decidedAt: addMs(at, MINUTE),
  };
}
