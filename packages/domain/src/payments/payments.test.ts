import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import { COUNTRY_CURRENCY } from '../money';
import {
  isFree,
  isPaymentMethodKey,
  isSettled,
  keepsMethod,
  maySurcharge,
  ORDER_STATUSES,
  orderStatusAfter,
  orderTotal,
  paidStatus,
  PAYMENT_METHOD_KEYS,
  PAYMENT_METHOD_KINDS,
  PAYMENT_OUTCOMES,
  paymentMethod,
  paymentMethodsIn,
  sendsRefund,
  transactionFee,
  type OrderNews,
  type OrderStatus,
} from '.';

describe('payment methods', () => {
  test('are twenty-four, of every kind', () => {
    expect(PAYMENT_METHOD_KEYS).toHaveLength(24);
    expect(PAYMENT_METHOD_KINDS.toSorted()).toEqual([
      'bank_transfer',
      'card',
      'direct_debit',
      'mobile_wallet',
      'online_banking',
      'voucher',
      'wallet_service',
    ]);
  });

  test.each(PAYMENT_METHOD_KEYS)('%s can be used somewhere', (key) => {
    expect(COUNTRIES.some((country) => paymentMethodsIn(country).includes(key))).toBe(true);
  });

  test.each(PAYMENT_METHOD_KEYS)('%s takes the money of each of its countries', (key) => {
    const { countries, currencies } = paymentMethod(key);
    for (const country of countries) expect(currencies).toContain(COUNTRY_CURRENCY[country]);
  });

  test.each([
    [
      'NL',
      ['ideal', 'creditcard', 'apple_pay', 'paypal', 'sepa_direct_debit', 'bank_transfer', 'paysafecard'],
    ],
    ['PL', ['przelewy24', 'blik', 'creditcard', 'apple_pay', 'paypal', 'paysafecard']],
    ['CH', ['twint', 'creditcard', 'apple_pay', 'paypal', 'paysafecard']],
    ['US', ['creditcard', 'apple_pay', 'paypal', 'paysafecard']],
  ] as const)('of %s are its own first', (country, keys) => {
    expect(paymentMethodsIn(country)).toEqual(keys);
  });

  test.each([
    ['ideal', true],
    ['toString', false],
    [['ideal'], false],
    ['', false],
    [1, false],
  ])('%j is one: %s', (value, is) => {
    expect(isPaymentMethodKey(value)).toBe(is);
  });
});

describe('maySurcharge', () => {
  test.each(COUNTRIES)(
    'in %s: for vouchers and wallet services, elsewhere than in the EEA and the UK for all',
    (country) => {
      const isExempt = !['US', 'CA', 'AU', 'NZ', 'CH'].includes(country);
      const charged = PAYMENT_METHOD_KINDS.filter((kind) => maySurcharge(kind, country));
      expect(charged.toSorted()).toEqual(
        isExempt ? ['voucher', 'wallet_service'] : PAYMENT_METHOD_KINDS.toSorted(),
      );
    },
  );
});

describe('transactionFee', () => {
  const fees = { creditcard: { CHF: 25, NOK: 30, EUR: 35 }, paysafecard: { GBP: 40 } };

  test.each([
    ['creditcard', 'CH', { amount: 25, currency: 'CHF' }],
    ['creditcard', 'NO', { amount: 0, currency: 'NOK' }],
    ['creditcard', 'NL', { amount: 0, currency: 'EUR' }],
    ['creditcard', 'US', { amount: 0, currency: 'USD' }],
    ['paypal', 'AU', { amount: 0, currency: 'AUD' }],
    ['paysafecard', 'GB', { amount: 40, currency: 'GBP' }],
    ['paysafecard', 'NL', { amount: 0, currency: 'EUR' }],
  ] as const)('of %s in %s is %j', (key, country, fee) => {
    expect(transactionFee(key, country, fees)).toEqual(fee);
  });
});

describe('orderStatusAfter', () => {
  const CHANGES: [OrderStatus, OrderNews, OrderStatus][] = [
    ['completed', 'returned', 'refunded'],
    ['pending', 'paid', 'completed'],
    ['pending', 'failed', 'failed'],
    ['pending', 'cancelled', 'cancelled'],
    ['pending', 'expired', 'expired'],
    ['failed', 'paid', 'completed'],
    ['cancelled', 'paid', 'completed'],
    ['expired', 'paid', 'completed'],
    ['pending', 'reversed', 'reversed'],
    ['failed', 'reversed', 'reversed'],
    ['cancelled', 'reversed', 'reversed'],
    ['expired', 'reversed', 'reversed'],
    ['completed', 'reversed', 'reversed'],
    ['refunded', 'reversed', 'reversed'],
  ];

  test.each(CHANGES)('a %s order that is %s is %s', (status, outcome, after) => {
    expect(orderStatusAfter(status, outcome)).toBe(after);
  });

  test('changes nothing else', () => {
    for (const status of ORDER_STATUSES) {
      for (const news of [...PAYMENT_OUTCOMES, 'returned'] as const) {
        const change = CHANGES.find(([from, by]) => from === status && by === news);
        expect(orderStatusAfter(status, news)).toBe(change?.[2] ?? status);
      }
    }
  });

  test('is complete or reversed in the end once money moved, in whatever order and however often it is reported', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAYMENT_OUTCOMES), { minLength: 1 }), (outcomes) => {
        const moved = outcomes.includes('paid') ? 'completed' : outcomes[0];
        const expected = outcomes.includes('reversed') ? 'reversed' : moved;
        expect(outcomes.reduce<OrderStatus>(orderStatusAfter, 'pending')).toBe(expected);
      }),
    );
  });

  test('has no effect when it is reported a second time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATUSES),
        fc.constantFrom(...PAYMENT_OUTCOMES),
        (status, outcome) => {
          const once = orderStatusAfter(status, outcome);
          expect(orderStatusAfter(once, outcome)).toBe(once);
        },
      ),
    );
  });

  test('a pending order alone is not settled', () => {
    expect(ORDER_STATUSES.filter((status) => !isSettled(status))).toEqual(['pending']);
  });
});

test('what is paid in all is the price and the fee', () => {
  expect([orderTotal({ price: 5760, fee: 0 }), orderTotal({ price: 1200, fee: 35 })]).toEqual([5760, 1235]);
});

test('nothing is to be paid where neither the price nor the fee is anything', () => {
  const orders = [
    { price: 0, fee: 0 },
    { price: 0, fee: 35 },
    { price: 1, fee: 0 },
  ];
  expect(orders.map(isFree)).toEqual([true, false, false]);
});

describe('keepsMethod', () => {
  // A card of a scheme, a credit card, the wallet service; all else is paid once.
  const KEPT: readonly string[] = ['cartes_bancaires', 'postepay', 'dankort', 'creditcard', 'paypal'];

  test.each(PAYMENT_METHOD_KEYS)('of %s goes by its provider, for who asked alone', (key) => {
    expect([keepsMethod(key, true), keepsMethod(key, false)]).toEqual([KEPT.includes(key), false]);
  });
});

test('a refund is sent of whatever was not reversed meanwhile', () => {
  expect(ORDER_STATUSES.filter((status) => !sendsRefund(status))).toEqual(['reversed']);
});

test('a paid order is credited, or goes back whole where its discount was had before', () => {
  expect([paidStatus({ entitled: true }), paidStatus({ entitled: false })]).toEqual([
    'completed',
    'refunded',
  ]);
});
