import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import { allowedMethods, canTryAnother, nextPollMs, ORDER_STATUSES, paymentMethodsIn, retryMethods } from '.';

describe('allowedMethods', () => {
  test.each(COUNTRIES)(
    'of %s are all, without direct debit for a member who is blocked from it',
    (country) => {
      const all = paymentMethodsIn(country);
      expect(allowedMethods({ country, isDebitBlocked: false })).toEqual(all);
      const others = all.filter((key) => key !== 'sepa_direct_debit');
      expect(allowedMethods({ country, isDebitBlocked: true })).toEqual(others);
      expect(others.length).toBeGreaterThan(0);
    },
  );
});

describe('retryMethods', () => {
  test.each(COUNTRIES)('in %s are a card and a wallet service', (country) => {
    expect(retryMethods(country)).toEqual({ card: 'creditcard', walletService: 'paypal' });
  });
});

test('what was not charged may be paid in another way', () => {
  expect(ORDER_STATUSES.filter(canTryAnother)).toEqual(['failed', 'cancelled', 'expired']);
});

test('a page asks every two seconds until there is nothing to wait for', () => {
  const asking = [null, ...ORDER_STATUSES].filter((status) => nextPollMs(status) !== null);
  expect(asking).toEqual([null, 'pending']);
  expect(nextPollMs('pending')).toBe(2000);
});
