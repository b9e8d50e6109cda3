import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { signupBody } from './support/people';
import { cookieOf, post } from './support/process-client';
import { buildServer, type BuiltServer, type ServerProcess } from './support/server-process';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let server: BuiltServer;
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  server = await buildServer();
  database = await createTestDatabase({ empty: true });
  db = createDatabase({ url: database.url, size: 3, namedStatements: true });
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await server.remove();
});

const startServer = () => server.start({ DATABASE_URL: database.url });

interface Buyer {
  memberId: string;
  cookie: string;
}

async function signUp(node: ServerProcess): Promise<Buyer> {
  const response = await post(node, { path: '/api/signup.php', body: signupBody() });
  const { user } = (await response.json()) as { user: { id: string } };
  return { memberId: user.id, cookie: cookieOf(response) };
}

async function order(node: ServerProcess, { cookie }: Buyer): Promise<string> {
  const body = { package: 'p0', paymentmethod: 'ideal', country: 'NL', client_id: crypto.randomUUID() };
  const response = await post(node, { path: '/api/orders.php', body, cookie });
  return ((await response.json()) as { payment_id: string }).payment_id;
}

const pay = (node: ServerProcess, paymentId: string) =>
  post(node, { path: `/dev/pay/${paymentId}`, body: { outcome: 'paid' } });

const entriesOf = (memberId: string) =>
  db.selectFrom('credit_ledger').select(['kind', 'delta']).where('member_id', '=', memberId).execute();

const statusOf = async (paymentId: string) =>
  (
    await db
      .selectFrom('orders')
      .select('status')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).status;

/** How many calls the sandbox has still to make. */
async function waitingCalls(): Promise<number> {
  const jobs = await db
    .withTables<{ 'jobs.job': { name: string; state: string } }>()
    .selectFrom('jobs.job')
    .select('name')
    .where('name', '=', 'payment.sandbox')
    .where('state', '<>', 'completed')
    .execute();
  return jobs.length;
}

/** Locks a member's row while `work` runs, so that changes of the member's credits wait. */
async function holding<T>(memberId: string, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
    return work();
  });
}

describe('a server killed between a payment and its credits', () => {
  it('has credited it once when it runs again', async () => {
    const first = await startServer();
    const buyer = await signUp(first);
    const paymentId = await order(first, buyer);
    await holding(buyer.memberId, async () => {
      const answer = pay(first, paymentId).catch(() => null);
      await expect.poll(waitingCalls).toBe(1);
      await first.kill();
      expect(await answer).toBeNull();
    });
    expect(await entriesOf(buyer.memberId)).toEqual([]);

    const again = await startServer();
    // A call that was cut off in the middle is made again when its time has ended, which is checked now and
    // then.
    await expect.poll(() => statusOf(paymentId), { interval: 100, timeout: 200_000 }).toBe('completed');
    expect(await entriesOf(buyer.memberId)).toEqual([{ kind: 'purchase', delta: 12 }]);
    expect(await again.stop()).toBe(0);
  }, 300_000);

  it.each([
    ['at once', async () => {}],
    ['when the payment is known', () => expect.poll(waitingCalls).toBeGreaterThan(0)],
    ['when it was answered', (answer: Promise<unknown>) => answer],
  ])('loses no payment and credits none twice, killed %s', async (_, moment) => {
    const running = await startServer();
    const buyer = await signUp(running);
    const paymentId = await order(running, buyer);
    const answer = pay(running, paymentId).catch(() => null);
    await moment(answer);
    await running.kill();
    await answer;

    // What was not acknowledged is said again, and what was may be, as any provider would.
    const again = await startServer();
    expect((await pay(again, paymentId)).status).toBe(200);
    expect(await statusOf(paymentId)).toBe('completed');
    expect(await entriesOf(buyer.memberId)).toEqual([{ kind: 'purchase', delta: 12 }]);
    expect(await again.stop()).toBe(0);
  });
});
