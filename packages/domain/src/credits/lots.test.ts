import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, spentFrom, takenFrom, withLot, type CreditLot } from '.';

const lots: CreditLot[] = [
  { paymentId: null, remaining: 5 },
  { paymentId: 'a', remaining: 12 },
  { paymentId: 'b', remaining: 30 },
];
const remainingOf = (some: readonly CreditLot[]) => some.map(({ remaining }) => remaining);

describe('spentFrom', () => {
  test.each([
    [0, [5, 12, 30]],
    [4, [1, 12, 30]],
    [5, [0, 12, 30]],
    [6, [0, 11, 30]],
    [17, [0, 0, 30]],
    [18, [0, 0, 29]],
    [46, [0, 0, 1]],
    [47, [0, 0, 0]],
  ])('takes %i from the oldest on', (amount, remaining) => {
    expect(remainingOf(spentFrom(lots, amount) as CreditLot[])).toEqual(remaining);
  });

  test('takes nothing where there is too little', () => {
    expect(spentFrom(lots, 48)).toBe('not_enough_credits');
    expect(spentFrom([], 1)).toBe('not_enough_credits');
    expect(spentFrom([], 0)).toEqual([]);
  });

  test('keeps whose lot is whose', () => {
    expect(spentFrom(lots, 6)).toEqual([
      { paymentId: null, remaining: 0 },
      { paymentId: 'a', remaining: 11 },
      { paymentId: 'b', remaining: 30 },
    ]);
  });
});

describe('takenFrom', () => {
  test.each([
    [{ paymentId: 'a' }, 12, [5, 0, 30]],
    [{ paymentId: 'b' }, 30, [5, 12, 0]],
    [{ paymentId: 'b', limit: 29 }, 29, [5, 12, 1]],
    [{ paymentId: 'b', limit: 30 }, 30, [5, 12, 0]],
    [{ paymentId: 'b', limit: 31 }, 30, [5, 12, 0]],
    [{ paymentId: 'c' }, 0, [5, 12, 30]],
  ])('of %j takes %i', (taking, taken, remaining) => {
    const result = takenFrom(lots, taking);
    expect(result.taken).toBe(taken);
    expect(remainingOf(result.lots)).toEqual(remaining);
  });
});

describe('a ledger', () => {
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ spend: fc.integer({ min: 0, max: 250 }) }),
    fc.record({ close: fc.nat(8), limit: fc.option(fc.nat(100), { nil: undefined }) }),
  );

  test('is the sum of what came and went, never below nothing, and its oldest lot is used up first', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let now: CreditLot[] = [];
        let sum = 0;
        for (const one of steps) {
          if ('add' in one) {
            now = withLot(now, { paymentId: `p${now.length}`, amount: one.add });
            sum += one.add;
          } else if ('spend' in one) {
            const after = spentFrom(now, one.spend);
            expect(after === 'not_enough_credits').toBe(one.spend > sum);
            if (after === 'not_enough_credits') continue;
            expectOldestFirst(now, after);
            now = after;
            sum -= one.spend;
          } else {
            const { taken, lots: after } = takenFrom(now, {
              paymentId: `p${one.close}`,
              ...(one.limit !== undefined && { limit: one.limit }),
            });
            now = after;
            sum -= taken;
          }
          expect(balanceOf(now)).toBe(sum);
          expect(Math.min(0, ...remainingOf(now))).toBe(0);
        }
      }),
    );
  });
});

/** Whatever was taken from a lot, those before it are used up. */
function expectOldestFirst(before: readonly CreditLot[], after: readonly CreditLot[]): void {
  const last = after.findLastIndex(({ remaining }, index) => remaining !== before[index]?.remaining);
  expect(balanceOf(after.slice(0, Math.max(0, last)))).toBe(0);
}
