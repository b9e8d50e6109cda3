import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { BodyInputOf } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { signupBody, PASSWORD } from './support/people';
import { type MailboxMail, mailsTo, post } from './support/process-client';
import { buildServer, type BuiltServer, type ServerProcess } from './support/server-process';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let server: BuiltServer;
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  server = await buildServer();
  database = await createTestDatabase({ empty: true });
  db = createDatabase({ url: database.url, size: 2, namedStatements: true });
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await server.remove();
});

const startServer = () => server.start({ DATABASE_URL: database.url });

/** Signs up and kills the process as soon as it has answered; again, should the mail have been quicker. */
async function signUpAndKill(): Promise<BodyInputOf<'signUp'>> {
  for (;;) {
    const running = await startServer();
    const body = signupBody();
    expect((await post(running, { path: '/api/signup.php', body })).status).toBe(200);
    await running.kill();
    if ((await waitingJobs()).includes(body.email)) return body;
  }
}

async function waitingJobs(): Promise<string[]> {
  const jobs = await db
    .withTables<{ 'jobs.job': { name: string; state: string; data: { to: string } } }>()
    .selectFrom('jobs.job')
    .select('data')
    .where('name', '=', 'mail.send')
    .where('state', '=', 'created')
    .execute();
  return jobs.map(({ data }) => data.to);
}

async function waitForMail(
  node: ServerProcess,
  to: string,
  { timeout = 30_000 }: { timeout?: number } = {},
): Promise<MailboxMail[]> {
  await expect.poll(() => mailsTo(node, to), { interval: 100, timeout }).not.toEqual([]);
  return mailsTo(node, to);
}

describe('a server killed between a sign-up and its mail', () => {
  it('has lost neither when it starts again: the mail goes once, its link works, the member can log in', async () => {
    const { email } = await signUpAndKill();
    const again = await startServer();
    const mails = await waitForMail(again, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['activation']);
    const token = new URL(mails[0]?.links[0] ?? '').searchParams.get('token');
    const activated = await post(again, { path: '/api/activate.php', body: { token, password: PASSWORD } });
    expect(await activated.json()).toMatchObject({ user: { email, status: 'active' } });
    const loggedIn = await post(again, { path: '/api/user.php', body: { email, password: PASSWORD } });
    expect(loggedIn.status).toBe(200);
    const activations = (await mailsTo(again, email)).filter(({ kind }) => kind === 'activation');
    expect(activations).toHaveLength(1);
    expect(await again.stop()).toBe(0);
  });

  it('has it sent once by two that start in its place', async () => {
    const { email } = await signUpAndKill();
    const nodes = await Promise.all([startServer(), startServer()]);
    for (const node of nodes) expect(await waitForMail(node, email)).toHaveLength(1);
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual([0, 0]);
  });
});

describe('a server killed while it sends a mail', () => {
  it('has it sent by the next one', async () => {
    // It takes the call and never answers: the mail is on its way for as long as the server lives.
    const silent = createServer();
    const called = once(silent, 'connection');
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const sending = await server.start({ DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${port}` });
    const body = signupBody();
    expect((await post(sending, { path: '/api/signup.php', body })).status).toBe(200);
    await called;
    await sending.kill();
    silent.close();

    const next = await startServer();
    // A mail that its server had begun to send is known as lost only after a while.
    expect(await waitForMail(next, body.email, { timeout: 90_000 })).toHaveLength(1);
    expect(await next.stop()).toBe(0);
  });
});
