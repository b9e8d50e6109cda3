import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, HOUR } from '../time';
import { discountApplies, welcomeDiscount } from '.';

const now = new Date('2026-11-21T12:00:00Z');

const request = { memberId: 'm1', country: 'NL', price: null, paymentMethod: null, used: false } as const;

describe('welcomeDiscount', () => {
  const member = { memberId: 'm1', signupDate: now, paidUser: false, welcomeUsed: false };
  const settings = { welcome_hours: 4, welcome_percentage: 25, welcome_code: 'TIMEBONUS25' };

  test('is the time bonus as a code of this member, for once', () => {
    expect(welcomeDiscount(member, settings, now)).toEqual({
      code: 'TIMEBONUS25',
      percentage: 25,
      status: 'active',
      country: null,
      memberId: 'm1',
      expires: addMs(now, 4 * HOUR),
      minimumOrder: null,
      paymentMethods: null,
      oncePerMember: true,
    });
  });

  test.each([
    ['the window is over', {}, 4 * HOUR],
    ['the member has paid', { paidUser: true }, 0],
    ['it was used', { welcomeUsed: true }, 0],
  ])('is none when %s', (_, change, afterMs) => {
    expect(welcomeDiscount({ ...member, ...change }, settings, addMs(now, afterMs))).toBeNull();
  });

  test('applies for as long as it is issued', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 * HOUR }), (afterMs) => {
        const at = addMs(now, afterMs);
        const discount = welcomeDiscount(member, settings, at);
        const applies = discount !== null && discountApplies(discount, request, at);
        expect(applies).toBe(afterMs < 4 * HOUR);
      }),
    );
  });
});
