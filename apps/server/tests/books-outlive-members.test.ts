import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, callWebhook, order, reportPayment } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { pastWelcome, type Person } from './support/people';
import { spend } from './support/spending';

const BOOKS = [
  'orders',
  'payment_notices',
  'refunds',
  'credit_ledger',
  'credit_lots',
  'credit_debts',
] as const;

let app: TestApp;
let person: Person;
let unpaid: string;

const rowsOf = async (table: string): Promise<unknown[]> => {
  const { rows } = await sql`select * from ${sql.table(table)} books order by books::text`.execute(app.db);
  return rows;
};

const books = async () =>
  Object.fromEntries(await Promise.all(BOOKS.map(async (table) => [table, await rowsOf(table)] as const)));

const countOf = async (table: 'members' | 'profiles' | 'sessions' | 'stored_methods') => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(app.db);
  return rows[0]?.count;
};

/**
 * A member with something in each table of money: a stored card, a return, a debt of a reversal, and a
 * payment that is on its way.
 */
beforeAll(async () => {
  app = await createTestApp();
  person = await pastWelcome(app);
  const reversed = await buy(app, person.jar);
  await spend(app, person.user.id, 5);
  await callWebhook(app, reversed, { outcome: 'reversed' });
  const byCard = { paymentmethod: 'creditcard', store_method: true, package: 'p1' } as const;
  const { payment_id: returned } = (await order(app, person.jar, byCard)).result;
  await reportPayment(app, returned, { outcome: 'paid', card: 'accepts' });
  await app.call('returnCredits', { jar: person.jar, body: { payment_id: returned } });
  unpaid = (await order(app, person.jar, byCard)).result.payment_id;
});
afterAll(() => app.close());

describe('when the row of a member is deleted', () => {
  it('nothing of the books goes with it, and all that is the member’s alone does', async () => {
    const before = await books();
    expect(BOOKS.filter((table) => before[table]?.length === 0)).toEqual([]);
    expect(await countOf('stored_methods')).toBe(1);
    await app.db.deleteFrom('members').where('id', '=', person.user.id).execute();
    expect(await books()).toEqual(before);
    const own = ['members', 'profiles', 'sessions', 'stored_methods'] as const;
    expect(await Promise.all(own.map(countOf))).toEqual([0, 0, 0, 0]);
  });

  it('what a provider reports later is still logged, and nothing of the payer is stored', async () => {
    const stored = { token: 'card', label: '1234' };
    expect((await callWebhook(app, unpaid, { outcome: 'paid', stored })).status).toBe(200);
    expect((await callWebhook(app, unpaid, { outcome: 'reversed' })).status).toBe(200);
    expect(await countOf('stored_methods')).toBe(0);
    const notices = await app.db
      .selectFrom('payment_notices')
      .innerJoin('orders', 'orders.payment_id', 'payment_notices.payment_id')
      .select(['payment_notices.kind', 'orders.status'])
      .where('orders.payment_id', '=', unpaid)
      .orderBy('payment_notices.kind')
      .execute();
    expect(notices).toEqual([
      { kind: 'paid', status: 'reversed' },
      { kind: 'reversed', status: 'reversed' },
    ]);
  });
});
