import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../money';
import { addMs, HOUR } from '../time';
import {
  discountApplies,
  discountedPrice,
  normalizeDiscountCode,
  welcomeDiscount,
  type DiscountCode,
} from '.';

const now = new Date('2026-11-21T12:00:00Z');

const code: DiscountCode = {
  code: 'SPRING20',
  percentage: 20,
  status: 'active',
  country: null,
  memberId: null,
  expires: null,
  minimumOrder: null,
  paymentMethods: null,
  oncePerMember: false,
};

const request = {
  memberId: 'm1',
  country: 'NL',
  price: { amount: 2700, currency: 'EUR' },
  paymentMethod: 'ideal',
  used: false,
} as const;

describe('discountApplies', () => {
  test('where nothing speaks against it', () => {
    expect(discountApplies(code, request, now)).toBe(true);
  });

  test.each([
    ['is disabled', { status: 'disabled' }, false],
    ['ends in a moment', { expires: addMs(now, 1) }, true],
    ['ends now', { expires: now }, false],
    ['ended', { expires: addMs(now, -1) }, false],
    ['is of this country', { country: 'NL' }, true],
    ['is of another country', { country: 'DE' }, false],
    ['is this member’s', { memberId: 'm1' }, true],
    ['is another member’s', { memberId: 'm2' }, false],
    ['is for this method', { paymentMethods: ['paypal', 'ideal'] }, true],
    ['is for other methods', { paymentMethods: ['paypal'] }, false],
    ['is for no method', { paymentMethods: [] }, false],
    ['wants a little less', { minimumOrder: { amount: 2699, currency: 'EUR' } }, true],
    ['wants as much', { minimumOrder: { amount: 2700, currency: 'EUR' } }, true],
    ['wants a little more', { minimumOrder: { amount: 2701, currency: 'EUR' } }, false],
    ['wants another currency', { minimumOrder: { amount: 1, currency: 'GBP' } }, false],
  ] as const)('when it %s', (_, change, applies) => {
    expect(discountApplies({ ...code, ...change }, request, now)).toBe(applies);
  });

  test.each([
    [{ oncePerMember: true, used: false }, true],
    [{ oncePerMember: true, used: true }, false],
    [{ oncePerMember: false, used: true }, true],
  ])('with %j: %s', ({ oncePerMember, used }, applies) => {
    expect(discountApplies({ ...code, oncePerMember }, { ...request, used }, now)).toBe(applies);
  });

  test('while country, price and method are still open', () => {
    const bound = {
      ...code,
      country: 'NL',
      paymentMethods: ['ideal'],
      minimumOrder: { amount: 2700, currency: 'EUR' },
    } as const;
    const open = { ...request, country: null, price: null, paymentMethod: null };
    expect(discountApplies(bound, open, now)).toBe(true);
  });
});

describe('discountedPrice', () => {
  test.each([
    [{ amount: 1200, currency: 'EUR' }, 25, 900],
    [{ amount: 2700, currency: 'EUR' }, 25, 2025],
    [{ amount: 5760, currency: 'EUR' }, 25, 4320],
    [{ amount: 12600, currency: 'EUR' }, 25, 9450],
    [{ amount: 1050, currency: 'GBP' }, 25, 787],
    [{ amount: 2700, currency: 'CHF' }, 25, 2025],
    [{ amount: 5700, currency: 'CHF' }, 33, 3815],
    [{ amount: 20200, currency: 'DKK' }, 25, 15150],
    [{ amount: 20200, currency: 'DKK' }, 33, 13500],
    [{ amount: 31500, currency: 'NOK' }, 25, 23600],
    [{ amount: 30500, currency: 'SEK' }, 25, 22800],
    [{ amount: 1200, currency: 'EUR' }, 100, 0],
    [{ amount: 1200, currency: 'EUR' }, 1, 1188],
  ] as const)('of %j less %i per cent is %i', (price, percentage, amount) => {
    expect(discountedPrice(price, percentage)).toEqual({ amount, currency: price.currency });
  });

  test.each(CURRENCIES)(
    'takes off at least what was promised, in %s, and less than a unit more',
    (currency) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 10_000_000 }),
          fc.integer({ min: 1, max: 100 }),
          (amount, off) => {
            const price = discountedPrice({ amount, currency }, off).amount;
            expect(price).toBeGreaterThanOrEqual(0);
            expect(price * 100).toBeLessThanOrEqual(amount * (100 - off));
            expect(price + 101).toBeGreaterThan((amount * (100 - off)) / 100);
          },
        ),
      );
    },
  );
});

describe('normalizeDiscountCode', () => {
  test.each([
    [' spring20 ', 'SPRING20'],
    ['SPRING20', 'SPRING20'],
  ])('%j is %s', (text, expected) => {
    expect(normalizeDiscountCode(text)).toBe(expected);
  });
});

describe('welcomeDiscount', () => {
  const member = { memberId: 'm1', signupDate: now, paidUser: false, welcomeUsed: false, welcomeHours: 4 };

  test('is the time bonus as a code of this member, for once', () => {
    expect(welcomeDiscount(member, now)).toEqual({
      ...code,
      code: 'TIMEBONUS25',
      percentage: 25,
      memberId: 'm1',
      expires: addMs(now, 4 * HOUR),
      oncePerMember: true,
    });
  });

  test.each([
    ['the window is over', {}, 4 * HOUR],
    ['the member has paid', { paidUser: true }, 0],
    ['it was used', { welcomeUsed: true }, 0],
  ])('is none when %s', (_, change, afterMs) => {
    expect(welcomeDiscount({ ...member, ...change }, addMs(now, afterMs))).toBeNull();
  });

  test('applies for as long as it is issued', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 * HOUR }), (afterMs) => {
        const at = addMs(now, afterMs);
        const discount = welcomeDiscount(member, at);
        const applies = discount !== null && discountApplies(discount, request, at);
        expect(applies).toBe(afterMs < 4 * HOUR);
      }),
    );
  });
});
