import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCredits } from '../src/credits/add-credits';
import { findBalance } from '../src/credits/find-balance';
import { spendCredits } from '../src/credits/spend-credits';
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
