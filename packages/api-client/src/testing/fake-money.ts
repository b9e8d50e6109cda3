import { ISSUERS } from '@vela/atlas/issuers';
import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { PAYMENT_FEES } from '@vela/atlas/payment-fees';
import type { Order } from '@vela/contract/entities/order';
import type { RetentionOffer } from '@vela/contract/entities/retention-offer';
import type { User } from '@vela/contract/entities/user';
import type { BodyOf } from '@vela/contract/registry';
import { PACKAGES, packagesIn, pricePerMessage, type PricedPackage } from '@vela/domain/credits';
import { discountedPrice } from '@vela/domain/discounts';
import { isCountry } from '@vela/domain/locale';
import { isPaymentMethodKey, paymentMethod, paymentMethodsIn, transactionFee } from '@vela/domain/payments';
import type { FakeHandlers } from './fake-handler';
import {
  discountCodeFixture,
  orderFixture,
  paidOrderFixture,
  receiptFixture,
  transactionsFixture,
} from './money-fixtures';

/** A code that the fake takes beside the welcome discount. */
export const FAKE_DISCOUNT = { code: 'SPRING20', percentage: 20 } as const;

/** Prices, methods and orders as the server has them; what is ordered waits for its payment for ever. */
export function moneyHandlers(session: { user: User | null }) {
  const orders: Order[] = [paidOrderFixture()];
  return {
    ...priceHandlers(session),
    ...orderHandlers(orders),
    ...offerHandlers(),
    ...returnHandlers,
  } as const;
}

function priceHandlers(session: { user: User | null }) {
  return {
    listPackages: ({ query: { country = 'NL', discountcode }, reject }) => {
      if (!isCountry(country)) return reject('unknown_country');
      const discount = discountcode === undefined ? session.user?.time_bonus : discountOf(discountcode);
      if (discountcode !== undefined && !discount) return reject('discount_invalid');
      return {
        country,
        packages: packagesIn(country, PACKAGE_PRICES).map((offer) => priced(offer, discount ?? null)),
      };
    },
    listPaymentMethods: ({ query: { country = 'NL' }, reject }) => {
      if (!isCountry(country)) return reject('unknown_country');
      const paymentmethods = paymentMethodsIn(country).map((key) => {
        const { kind, name } = paymentMethod(key);
        const issuers = ISSUERS[key];
        const fee = transactionFee(key, country, PAYMENT_FEES);
        return { key, kind, name, fee, ...(issuers && { issuers: [...issuers] }) };
      });
      return { country, paymentmethods };
    },
    getDiscountCode: ({ query: { code, welcome }, reject }) => {
      const bonus = session.user?.time_bonus;
      if (code === undefined)
        return bonus && welcome === 'true' ? discountCodeFixture({ expires: bonus.expires }) : null;
      const found = discountOf(code);
      if (!found) return reject('discount_invalid');
      return discountCodeFixture({
        code: found.code,
        value_percentage: found.percentage,
        expires: null,
        user_id: null,
      });
    },
  } as const satisfies Partial<FakeHandlers>;
}

interface Discount {
  code: string;
  percentage: number;
}

function discountOf(text: string): Discount | null {
  return text.trim().toUpperCase() === FAKE_DISCOUNT.code ? FAKE_DISCOUNT : null;
}

function priced(offer: PricedPackage, discount: Discount | null) {
  if (!discount) return { ...offer, price_per_message: pricePerMessage(offer, 1) };
  const reduced = { ...offer, price: discountedPrice(offer.price, discount.percentage) };
  const { code, percentage } = discount;
  return {
    ...reduced,
    price_per_message: pricePerMessage(reduced, 1),
    discount: { code, percentage, price_before: offer.price },
  };
}

function orderHandlers(orders: Order[]) {
  return {
    createOrder: ({ body, reject }) => {
      if (!isPaymentMethodKey(body.paymentmethod)) return reject('method_unavailable');
      const order = ordered(body, `payment-${orders.length + 1}`);
      orders.unshift(order);
      return { payment_id: order.payment_id, status: 'pending', redirect_url: '/dev/pay/fake' };
    },
    getOrder: ({ query, reject }) => {
      const order = orders.find(({ payment_id }) => payment_id === query.payment_id);
      return order ? { order } : reject('not_found');
    },
    listTransactions: () => ({ orders, transactions: transactionsFixture(), debt: 0, next_cursor: null }),
    getReceipt: ({ query, reject }) => {
      const order = orders.find(({ payment_id }) => payment_id === query.payment_id);
      if (!order?.withdraw_until) return reject('not_found');
      return { receipt: receiptFixture({ payment_id: order.payment_id }) };
    },
    previewRepeatOrder: () => ({
      repeat: {
        package: 'p2',
        credits: PACKAGES.p2.credits,
        country: 'NL',
        price: { amount: 5760, currency: 'EUR' },
        fee: { amount: 0, currency: 'EUR' },
        paymentmethod: 'creditcard',
        label: '•••• 4242',
        password_required: false,
        next_at: null,
      },
    }),
    repeatOrder: () => ({ payment_id: 'payment-1', status: 'completed' }),
    receiveWebhook: () => ({}),
  } as const satisfies Partial<FakeHandlers>;
}

function ordered({ package: id, country, paymentmethod }: BodyOf<'createOrder'>, paymentId: string): Order {
  const offer = packagesIn(country, PACKAGE_PRICES).find((one) => one.id === id);
  const method = isPaymentMethodKey(paymentmethod) ? paymentmethod : 'creditcard';
  return orderFixture({
    payment_id: paymentId,
    package: id,
    credits: PACKAGES[id].credits,
    ...(offer && { price: offer.price }),
    fee: transactionFee(method, country, PAYMENT_FEES),
    paymentmethod: method,
  });
}

const UNUSED = {
  credits: 65,
  refunds: [{ payment_id: 'payment-1', money: { amount: 5200, currency: 'EUR' } }],
};

/** What a member is offered for staying, claimed by the first press. */
function offerHandlers() {
  let offer: RetentionOffer = { percentage: 50, code: null, expires: null };
  return {
    getRetentionOffer: () => ({ offer }),
    claimRetentionOffer: () => {
      offer = { ...offer, code: 'STAYK7M2QX9A', expires: '2026-11-28T14:00:00.000Z' };
      return { offer };
    },
  } as const satisfies Partial<FakeHandlers>;
}

const returnHandlers = {
  previewRefund: () => UNUSED,
  returnCredits: () => UNUSED,
} as const satisfies Partial<FakeHandlers>;
