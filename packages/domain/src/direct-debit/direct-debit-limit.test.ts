import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../payments';
import { addMs, DAY } from '../time';
import { decideDebit, DIRECT_DEBIT_LIMIT, isDebitBlocked, type DebitOrder, type DebitRequest } from '.';

const now = new Date('2026-11-21T12:00:00Z');

interface Earlier extends DebitOrder {
  id: string;
}

const order = (change: Partial<Earlier> = {}): Earlier => ({
  id: 'a',
  amount: 50_00,
  status: 'completed',
  createdAt: now,
  ...change,
});
const ago = (ms: number): Date => addMs(now, -ms);
const decide = (change: Partial<DebitRequest<Earlier>>) =>
  decideDebit({ amount: 100_00, earlier: [order()], isSame: () => false, now, ...change });
const NEW = { errorCode: null, resumed: null };
const LIMIT = { errorCode: 'directdebit_limit', resumed: null };

describe('isDebitBlocked', () => {
  test.each([
    [0, false],
    [1, true],
  ])('with %i credits owed is %s', (owed, is) => {
    expect(isDebitBlocked({ owed, earlier: [order()] })).toBe(is);
  });

  test('is so once a direct debit was reversed, and for nothing else', () => {
    const blocking = ORDER_STATUSES.filter((status) =>
      isDebitBlocked({ owed: 0, earlier: [order(), order({ status })] }),
    );
    expect(blocking).toEqual(['reversed']);
  });
});

describe('decideDebit', () => {
  test.each([
    [{}, NEW],
    [{ amount: 100_01 }, LIMIT],
    [{ earlier: [], amount: 150_00 }, NEW],
    [{ earlier: [], amount: 150_01 }, LIMIT],
    [{ earlier: [order(), order()] }, LIMIT],
  ])('of %j is %j', (change, decision) => {
    expect(decide(change)).toEqual(decision);
  });

  test('counts the money that is on its way or came, refunded or not', () => {
    // Another one that was left is the latest.
    const left = order({ status: 'pending', amount: 0 });
    const counted = ORDER_STATUSES.filter((status) => {
      const earlier = [left, order({ status, createdAt: ago(1) })];
      return decide({ amount: 100_01, earlier }).errorCode !== null;
    });
    expect(counted).toEqual(['pending', 'completed', 'refunded']);
  });

  test.each([
    ['completed', 30 * DAY],
    ['refunded', 30 * DAY],
    ['pending', 14 * DAY],
  ] as const)('counts a %s order for %i ms', (status, ms) => {
    const after = (passed: number) =>
      decide({ amount: 100_01, earlier: [order({ status, createdAt: ago(passed) })] });
    expect([after(ms - 1), after(ms), after(ms + 1)]).toEqual([LIMIT, NEW, NEW]);
  });

  test.each([
    [DAY - 1, NEW],
    [DAY, LIMIT],
    [DAY + 1, LIMIT],
  ])('takes the place of another one that was left %i ms ago: %j', (ms, decision) => {
    const earlier = [order({ status: 'pending', amount: 126_00, createdAt: ago(ms) })];
    expect(decide({ amount: 27_00, earlier })).toEqual(decision);
  });

  test('takes the place of the latest alone, however they are given', () => {
    const left = (amount: number, hours: number) =>
      order({ status: 'pending', amount, createdAt: ago((hours * DAY) / 24) });
    for (const earlier of [
      [left(100_00, 2), left(60_00, 1)],
      [left(60_00, 1), left(100_00, 2)],
    ]) {
      expect(decide({ amount: 50_00, earlier })).toEqual(NEW);
      expect(decide({ amount: 50_01, earlier })).toEqual(LIMIT);
    }
  });

  describe('of what is asked for again', () => {
    const left = order({ id: 'same', status: 'pending', amount: 126_00, createdAt: ago(DAY) });
    const isSame = ({ id }: Earlier) => id === 'same';
    const again = (earlier: Earlier[], amount = 126_00) => decide({ amount, earlier, isSame });

    test('goes on with the unpaid order instead of debiting twice, be it the latest or not', () => {
      expect(again([left])).toEqual({ errorCode: null, resumed: left });
      const later = order({ status: 'pending', amount: 12_00 });
      expect(again([later, left])).toEqual({ errorCode: null, resumed: left });
    });

    test('makes another order where both may be debited', () => {
      const small = { ...left, amount: 75_00 };
      expect(again([small], 75_00)).toEqual(NEW);
      expect(again([small], 75_01)).toEqual({ errorCode: null, resumed: small });
    });

    test.each(['completed', 'refunded'] as const)('never goes on with one that is %s', (status) => {
      expect(again([{ ...left, status }])).toEqual(LIMIT);
    });

    test('goes on with none that no longer counts', () => {
      const at = (ms: number) => again([{ ...left, createdAt: ago(ms) }]).resumed;
      expect([at(14 * DAY - 1)?.id, at(14 * DAY), at(14 * DAY + 1)]).toEqual(['same', null, null]);
    });
  });

  describe('within 30 days, whatever becomes of the orders', () => {
    const tries = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 126_00 }),
        pauseMs: fc.nat(8 * DAY),
        becomes: fc.constantFrom(...ORDER_STATUSES.filter((status) => status !== 'reversed')),
        isPaidLate: fc.boolean(),
      }),
    );
    const sumOf = (orders: readonly DebitOrder[]) => orders.reduce((sum, { amount }) => sum + amount, 0);
    const cameSince = (orders: readonly DebitOrder[], since: Date) =>
      orders.filter(
        ({ status, createdAt }) => ['completed', 'refunded'].includes(status) && createdAt > since,
      );

    test('no more than the limit comes when each is settled before the next', () => {
      fc.assert(
        fc.property(tries, (wanted) => {
          const taken: Earlier[] = [];
          let at = now;
          for (const { amount, pauseMs, becomes } of wanted) {
            at = addMs(at, pauseMs);
            const { errorCode } = decide({ amount, earlier: taken, now: at });
            if (errorCode === null) taken.push(order({ amount, status: becomes, createdAt: at }));
            const since = addMs(at, -DIRECT_DEBIT_LIMIT.windowMs);
            expect(sumOf(cameSince(taken, since))).toBeLessThanOrEqual(150_00);
          }
        }),
      );
    });

    test('no more than twice the limit is debited when what was left is paid within a day after all', () => {
      fc.assert(
        fc.property(tries, (wanted) => {
          const taken: Earlier[] = [];
          let at = now;
          for (const { amount, pauseMs, isPaidLate } of wanted) {
            at = addMs(at, pauseMs % (2 * DAY));
            const { errorCode } = decide({ amount, earlier: taken, now: at });
            if (errorCode === null) taken.push(order({ amount, status: 'pending', createdAt: at }));
            for (const one of taken) {
              const isDue = one.createdAt <= addMs(at, -DIRECT_DEBIT_LIMIT.leftMs);
              if (one.status === 'pending' && isDue) one.status = isPaidLate ? 'completed' : 'expired';
            }
            const since = addMs(at, -DIRECT_DEBIT_LIMIT.windowMs);
            expect(sumOf(cameSince(taken, since))).toBeLessThanOrEqual(300_00);
          }
        }),
      );
    });
  });
});
