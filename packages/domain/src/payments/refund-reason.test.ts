import { expect, test } from 'vitest';
import { refundReason } from '.';

test.each([
  [{ discountOnce: true, discountHad: false }, 'discount_used'],
  [{ discountOnce: true, discountHad: true }, null],
  [{ discountOnce: false, discountHad: false }, null],
  [{ discountOnce: false, discountHad: true }, null],
] as const)('of an order with %j is %j', (facts, reason) => {
  expect(refundReason(facts)).toBe(reason);
});
