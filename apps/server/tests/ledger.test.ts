import { balanceOf, spentFrom, removedFrom, withLot, type CreditLot } from '@vela/domain/credits';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCredits } from '../src/credits/add-credits';
import { findBalance } from '../src/credits/find-balance';
import { spendCredits } from '../src/credits/spend-credits';
import { removeFromLot } from '../src/credits/remove-from-lot';
import { transact } from '../src/db/transact';
import { lockMembers } from '../src/members/lock-members';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signUpPerson } from './support/people';

let app: TestApp;
let memberId: string;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  memberId = (await signUpPerson(app)).user.id;
});
afterAll(() => app.close());

const add = (amount: number) =>
  transact(app.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    return addCredits(tx, { memberId, amount, kind: 'seed', paymentId: null, now: app.clock.now() });
  });

const spend = (amount: number, reference = `message${(count += 1)}`) =>
  transact(app.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    return spendCredits(tx, { memberId, amount, kind: 'message', reference, now: app.clock.now() });
  });

const buy = (paymentId: string, amount: number) =>
  transact(app.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    await sql`
      insert into orders (payment_id, member_id, site_id, client_id, package_id, credits, country, currency, price_before,
        price, fee, vat_rate, status, paymentmethod, provider, store_method, created_at)
      select ${paymentId}, id, site_id, ${paymentId}, 'p0', ${amount}, 'NL', 'EUR', 1200, 1200, 0, 2100, 'completed',
        'ideal', 'sandbox', false, ${app.clock.now()}
      from members where id = ${memberId}`.execute(tx);
    return addCredits(tx, { memberId, amount, kind: 'purchase', paymentId, now: app.clock.now() });
  });

const take = (removal: { paymentId: string; limit?: number }) =>
  transact(app.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    const kind = removal.limit === undefined ? 'return' : 'debt';
    return removeFromLot(tx, { memberId, kind, now: app.clock.now(), ...removal });
  });

const lots = async () => {
  const rows = await app.db
    .selectFrom('credit_lots')
    .select('remaining')
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();
  return rows.map(({ remaining }) => remaining);
};

describe('credits', () => {
  it('are none before the first come in', async () => {
    expect(await findBalance(app.db, memberId)).toBe(0);
    await expect(spend(1)).rejects.toMatchObject({ code: 'not_enough_credits' });
  });

  it('are spent from the oldest lot on', async () => {
    expect(await add(12)).toEqual({ balance: 12 });
    expect(await add(30)).toEqual({ balance: 42 });
    expect(await spend(5)).toEqual({ balance: 37 });
    expect(await lots()).toEqual([7, 30]);
    expect(await spend(10)).toEqual({ balance: 27 });
    expect(await lots()).toEqual([0, 27]);
    await add(1);
    await spend(28);
    expect(await lots()).toEqual([0, 0, 0]);
  });

  it('can be spent to the last one and no further', async () => {
    await add(3);
    await expect(spend(4)).rejects.toMatchObject({ code: 'not_enough_credits' });
    expect(await spend(3)).toEqual({ balance: 0 });
    expect(await lots()).toEqual([0]);
  });

  it('leave no entry for what costs nothing', async () => {
    await add(3);
    expect(await spend(0)).toEqual({ balance: 3 });
    expect(await lots()).toEqual([3]);
  });

  it('are not taken twice for the same message', async () => {
    await add(3);
    await spend(1, 'once');
    await expect(spend(1, 'once')).rejects.toThrow('credit_ledger_booked_once');
    expect(await findBalance(app.db, memberId)).toBe(2);
  });

  it('are never spent twice by those who spend at once', async () => {
    await add(10);
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => spend(1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await findBalance(app.db, memberId)).toBe(0);
    expect(await lots()).toEqual([0]);
  });
});

describe('whatever happens, the database books', () => {
  const step = fc.oneof(
    fc.record({ act: fc.constant('add' as const), amount: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ act: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 50 }) }),
    fc.record({ act: fc.constant('close' as const), lot: fc.nat(4) }),
    fc.record({ act: fc.constant('owe' as const), lot: fc.nat(4), limit: fc.integer({ min: 1, max: 20 }) }),
  );
  // What is owed is taken as a payment completes, which each does once.
  const steps = fc
    .array(step, { minLength: 4, maxLength: 10 })
    .map((all) => all.filter((one, at) => one.act !== 'owe' || at === all.findIndex(isOwedOf(one.lot))));
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  function isOwedOf(lot: number): (one: Step) => boolean {
    return (one) => one.act === 'owe' && one.lot === lot;
  }

  const paymentOf = (lot: number) => `${memberId}-${lot}`;

  /** What the rules make of a step: the lots, and what the caller gets. */
  function byTheRules(model: CreditLot[], one: Step): { model: CreditLot[]; answer: unknown } {
    if (one.act === 'add') {
      const after = withLot(model, { paymentId: paymentOf(model.length), amount: one.amount });
      return { model: after, answer: { balance: balanceOf(after) } };
    }
    if (one.act === 'spend') {
      const after = spentFrom(model, one.amount);
      return typeof after === 'string'
        ? { model, answer: after }
        : { model: after, answer: { balance: balanceOf(after) } };
    }
    const { lots: after, removed } = removedFrom(model, removalOf(one));
    return { model: after, answer: { removed } };
  }

  /** The database's result for the same step. */
  function byTheDatabase(model: CreditLot[], one: Step): Promise<unknown> {
    if (one.act === 'add') return buy(paymentOf(model.length), one.amount);
    if (one.act === 'spend') return spend(one.amount).catch(({ code }: { code: string }) => code);
    return take(removalOf(one));
  }

  function removalOf(one: Extract<Step, { lot: number }>): { paymentId: string; limit?: number } {
    return { paymentId: paymentOf(one.lot), ...(one.act === 'owe' && { limit: one.limit }) };
  }

  it('as the rules of the ledger say', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        memberId = (await signUpPerson(app)).user.id;
        let model: CreditLot[] = [];
        for (const one of all) {
          const expected = byTheRules(model, one);
          expect(await byTheDatabase(model, one)).toEqual(expected.answer);
          model = expected.model;
          expect(await lots()).toEqual(model.map(({ remaining }) => remaining));
          expect(await findBalance(app.db, memberId)).toBe(balanceOf(model));
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
