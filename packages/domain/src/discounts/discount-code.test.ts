import { describe, expect, test } from 'vitest';
import { addMs } from '../time';
import { discountApplies, normalizeDiscountCode, type DiscountCode } from '.';

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

describe('normalizeDiscountCode', () => {
  test.each([
    [' spring20 ', 'SPRING20'],
    ['SPRING20', 'SPRING20'],
  ])('%j is %s', (text, expected) => {
    expect(normalizeDiscountCode(text)).toBe(expected);
  });
});
