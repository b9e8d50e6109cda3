import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../payments';
import { addMs, DAY } from '../time';
import { timeBonusAt } from '../time-bonus';
import {
  AFTER_PURCHASE,
  debtOfReversal,
  isPremiumBy,
  isWithdrawable,
  LEDGER_KINDS,
  paysDebt,
  settleDebts,
  unusedShare,
  withdrawUntil,
  type LedgerKind,
} from '.';

describe('unusedShare', () => {
  test.each([
    [{ paid: 2700, credits: 30, unused: 30 }, 2700],
    [{ paid: 2700, credits: 30, unused: 10 }, 900],
    [{ paid: 2025, credits: 30, unused: 7 }, 472],
    [{ paid: 2025, credits: 30, unused: 0 }, 0],
    [{ paid: 0, credits: 30, unused: 30 }, 0],
  ])('of %j is %i', (purchase, share) => {
    expect(unusedShare(purchase)).toBe(share);
  });

  test('is never more than was paid for the unused credits, nor a whole unit less', () => {
    const purchases = fc
      .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1000 }))
      .chain(([paid, credits]) =>
        fc.record({
          paid: fc.constant(paid),
          credits: fc.constant(credits),
          unused: fc.integer({ min: 0, max: credits }),
        }),
      );
    fc.assert(
      fc.property(purchases, (purchase) => {
        const share = unusedShare(purchase);
        const exact = (purchase.paid * purchase.unused) / purchase.credits;
        expect(share).toBeLessThanOrEqual(exact);
        expect(share).toBeGreaterThan(exact - 1);
      }),
    );
  });
});

describe('withdrawUntil', () => {
  const completedAt = new Date('2026-11-21T12:00:00Z');

  test.each([
    [{ promisedDays: 14, refund_days: 14 }, 14],
    [{ promisedDays: 30, refund_days: 14 }, 30],
    [{ promisedDays: 15, refund_days: 14 }, 15],
    [{ promisedDays: 14, refund_days: 15 }, 15],
    [{ promisedDays: null, refund_days: 14 }, 14],
    [{ promisedDays: null, refund_days: 21 }, 21],
  ])('of %j, days: %i', ({ promisedDays, refund_days }, days) => {
    const until = withdrawUntil({ completedAt, promisedDays }, { refund_days });
    expect(until).toEqual(addMs(completedAt, days * DAY));
  });

  test('never is before what was promised', () => {
    const days = fc.integer({ min: 0, max: 3650 });
    fc.assert(
      fc.property(days, days, (promisedDays, refund_days) => {
        const until = withdrawUntil({ completedAt, promisedDays }, { refund_days });
        expect(until.getTime()).toBeGreaterThanOrEqual(addMs(completedAt, promisedDays * DAY).getTime());
        expect(until.getTime()).toBeGreaterThanOrEqual(addMs(completedAt, refund_days * DAY).getTime());
      }),
    );
  });
});

describe('isWithdrawable', () => {
  const until = new Date('2026-12-05T12:00:00Z');

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%i ms from its last moment: %s', (afterMs, is) => {
    expect(isWithdrawable({ status: 'completed', until }, addMs(until, afterMs))).toBe(is);
  });

  test.each(ORDER_STATUSES)(
    'of an order that is %s only when it was paid and is not taken back',
    (status) => {
      expect(isWithdrawable({ status, until }, addMs(until, -1))).toBe(status === 'completed');
    },
  );

  test('is not before the credits came', () => {
    expect(isWithdrawable({ status: 'completed', until: null }, until)).toBe(false);
  });
});

test('entries of the ledger go in or out, and those of payments say so', () => {
  const kindsOf = (direction: 'in' | 'out') =>
    (Object.keys(LEDGER_KINDS) as LedgerKind[]).filter((kind) => LEDGER_KINDS[kind].direction === direction);
  expect(kindsOf('in')).toEqual(['signup', 'seed', 'purchase']);
  expect(kindsOf('out')).toEqual(['message', 'photo', 'gift', 'return', 'reversal', 'debt']);
  const ofPayment = Object.entries(LEDGER_KINDS).flatMap(([kind, facts]) => (facts.ofPayment ? [kind] : []));
  expect(ofPayment).toEqual(['purchase', 'return', 'reversal', 'debt']);
});

describe('debtOfReversal', () => {
  test.each([
    [{ credits: 30, returned: 0, unused: 30 }, 0],
    [{ credits: 30, returned: 0, unused: 10 }, 20],
    [{ credits: 30, returned: 10, unused: 0 }, 20],
    [{ credits: 30, returned: 0, unused: 0 }, 30],
  ])('of %j is %i', (purchase, debt) => {
    expect(debtOfReversal(purchase)).toBe(debt);
  });
});

describe('paysDebt', () => {
  test.each([
    [12, 0, true],
    [12, 12, true],
    [12, 13, false],
    [30, 12, true],
    [72, 180, false],
    [180, 180, true],
    [180, 500, true],
    [72, 500, false],
  ])('%i credits of %i owed: %s', (credits, owed, pays) => {
    expect(paysDebt(credits, owed)).toBe(pays);
  });
});

describe('settleDebts', () => {
  const debts = [
    { paymentId: 'a', remaining: 20 },
    { paymentId: 'b', remaining: 10 },
  ];

  test.each([
    [12, [{ paymentId: 'a', settled: 12 }]],
    [20, [{ paymentId: 'a', settled: 20 }]],
    [
      25,
      [
        { paymentId: 'a', settled: 20 },
        { paymentId: 'b', settled: 5 },
      ],
    ],
    [
      72,
      [
        { paymentId: 'a', settled: 20 },
        { paymentId: 'b', settled: 10 },
      ],
    ],
  ])('with %i credits pays the oldest first', (credits, settled) => {
    expect(settleDebts(debts, credits)).toEqual(settled);
  });

  test('takes no more than there is, nor than is owed', () => {
    const some = fc.array(fc.record({ paymentId: fc.string(), remaining: fc.integer({ min: 1, max: 200 }) }));
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 500 }), (owed, credits) => {
        const total = settleDebts(owed, credits).reduce((sum, { settled }) => sum + settled, 0);
        const all = owed.reduce((sum, { remaining }) => sum + remaining, 0);
        expect(total).toBe(Math.min(credits, all));
      }),
    );
  });
});

describe('isPremiumBy', () => {
  test.each([
    [[], false],
    [['pending', 'failed', 'cancelled', 'expired'], false],
    [['refunded', 'reversed'], false],
    [['refunded', 'completed'], true],
  ] as const)('%j: %s', (orders, is) => {
    expect(isPremiumBy(orders)).toBe(is);
  });
});

test('a purchase makes premium and ends the welcome offer, for good when it is returned', () => {
  const now = new Date('2026-05-17T12:00:00Z');
  const member = { signupDate: now, paidUser: false, welcomeUsed: false };
  const settings = { welcome_hours: 4, welcome_percentage: 25, welcome_code: 'TIMEBONUS25' };
  expect(timeBonusAt(member, settings, now)).not.toBeNull();
  const after = { ...member, ...AFTER_PURCHASE };
  expect(after.paidUser).toBe(isPremiumBy(['completed']));
  expect(timeBonusAt(after, settings, now)).toBeNull();
  expect(timeBonusAt({ ...after, paidUser: isPremiumBy(['refunded']) }, settings, now)).toBeNull();
});
