import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, spentFrom, removedFrom, withLot, type CreditLot } from '.';

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

describe('removedFrom', () => {
  test.each([
    [{ paymentId: 'a' }, 12, [5, 0, 30]],
    [{ paymentId: 'b' }, 30, [5, 12, 0]],
    [{ paymentId: 'b', limit: 29 }, 29, [5, 12, 1]],
    [{ paymentId: 'b', limit: 30 }, 30, [5, 12, 0]],
    [{ paymentId: 'b', limit: 31 }, 30, [5, 12, 0]],
    [{ paymentId: 'c' }, 0, [5, 12, 30]],
  ])('of %j takes %i', (removal, removed, remaining) => {
    const result = removedFrom(lots, removal);
    expect(result.removed).toBe(removed);
    expect(remainingOf(result.lots)).toEqual(remaining);
  });
});

describe('a ledger', () => {
  const add = fc.integer({ min: 1, max: 200 }).map((amount) => (lots: CreditLot[]) => ({
    after: withLot(lots, { paymentId: `p${lots.length}`, amount }),
    moved: amount,
  }));
  const spend = fc.integer({ min: 0, max: 250 }).map((amount) => (lots: CreditLot[]) => {
    const after = spentFrom(lots, amount);
    return after === 'not_enough_credits'
      ? { after: lots, moved: 0, lacking: amount - balanceOf(lots) }
      : { after, moved: -amount };
  });
  const close = fc
    .record({ lot: fc.nat(8), limit: fc.constantFrom(Infinity, 0, 1, 50) })
    .map(({ lot, limit }) => (lots: CreditLot[]) => {
      const { lots: after, removed } = removedFrom(lots, { paymentId: `p${lot}`, limit });
      return { after, moved: -removed };
    });
  const steps = fc.array(fc.oneof(add, spend, close), { maxLength: 30 });

  test('is the sum of what came and went, and never below nothing', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let lots: CreditLot[] = [];
        let sum = 0;
        for (const step of all) {
          const { after, moved, lacking = 1 } = { lacking: undefined, ...step(lots) };
          lots = after;
          sum += moved;
          expect(lacking).toBeGreaterThan(0);
          expect(balanceOf(lots)).toBe(sum);
          expect(Math.min(0, ...remainingOf(lots))).toBe(0);
        }
      }),
    );
  });

  test('uses up its oldest lots first', () => {
    const some = fc.array(fc.record({ paymentId: fc.constant(null), remaining: fc.nat(40) }));
    fc.assert(
      fc.property(some, fc.nat(100), (before, amount) => {
        const after = spentFrom(before, Math.min(amount, balanceOf(before))) as CreditLot[];
        const last = after.findLastIndex(({ remaining }, index) => remaining !== before[index]?.remaining);
        expect(balanceOf(after.slice(0, Math.max(0, last)))).toBe(0);
      }),
    );
  });
});
