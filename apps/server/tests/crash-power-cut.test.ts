import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResultOf } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Db } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded';
import { chanceOf } from '@vela/demo/random/chance';
import { ledgerEntriesOf } from './support/books';
import { signupBody, tokenOf, type Person } from './support/people';
import { cookieOf, mailsTo, post } from './support/process-client';
import { buildServer, type BuiltServer, type ServerProcess } from './support/server-process';

const MEMBERS = 4;
/** What each of them does; every third is a purchase, so that nobody runs out of credits. */
const ACTS = 12;
const CREDITS_OF_A_PACKAGE = 12;
/** Another order of cuts on each run; a failure names it, and `VELA_CUTS` asks for it again. */
const SEED = process.env['VELA_CUTS'] ?? randomUUID();

let server: BuiltServer;
let dataDir: string;
/** The one that runs; another one after each cut. */
let node: ServerProcess;

beforeAll(async () => {
  server = await buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'vela-cut-'));
  node = await startNode();
});
afterAll(async () => {
  await server.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** The server starts its own database, as one command starts both. */
const startNode = () => server.start({ DATA_DIR: dataDir });

async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** None of them asks or waits for what is under way. */
const CUTS = {
  server: () => node.kill(),
  database: async () => {
    await killDatabase();
    // It can't run without its database, and ends with an error.
    if ((await node.ended()) !== 1) throw new Error('The server ended as if nothing were wrong');
  },
  both: async () => {
    await Promise.all([killDatabase(), node.kill()]);
  },
} as const satisfies Record<string, () => Promise<void>>;
type CutKind = keyof typeof CUTS;

interface Member {
  id: string;
  cookie: string;
  /** The ids of what the server said it has. */
  messages: string[];
  payments: string[];
}

async function newMember(): Promise<Member> {
  const body = signupBody();
  const response = await post(node, { path: '/api/signup.php', body });
  const { user } = (await response.json()) as Pick<Person, 'user'>;
  await expect.poll(() => mailsTo(node, body.email)).toHaveLength(1);
  const [mail] = await mailsTo(node, body.email);
  const activated = await post(node, {
    path: '/api/activate.php',
    body: { token: tokenOf(mail ?? { links: [] }), password: body.password },
  });
  expect(activated.status).toBe(200);
  return { id: user.id, cookie: cookieOf(response), messages: [], payments: [] };
}

/** Asks in the same words until the server that then runs says that it has it, as a client does. */
async function insist<T>(path: string, { body, cookie }: { body: object; cookie: string }): Promise<T> {
  let answer: unknown;
  const ask = async (): Promise<number> => {
    const response = await post(node, { path, body, cookie });
    answer = await response.json();
    return response.status;
  };
  await expect.poll(() => ask().catch(() => 0), { interval: 50, timeout: 120_000 }).toBe(200);
  return answer as T;
}

async function buy({ cookie, payments }: Member): Promise<void> {
  const client_id = crypto.randomUUID();
  const body = { package: 'p0', paymentmethod: 'ideal', country: 'NL', client_id };
  const { payment_id } = await insist<ResultOf<'createOrder'>>('/api/orders.php', { body, cookie });
  await insist(`/dev/pay/${payment_id}`, { body: { outcome: 'paid' }, cookie });
  payments.push(payment_id);
}

async function send({ cookie, messages }: Member, to: Member): Promise<void> {
  const body = { client_id: crypto.randomUUID(), profile_id: to.id, type: 'text', text: 'hello' };
  const { message } = await insist<ResultOf<'sendMessage'>>('/api/chat.php', { body, cookie });
  messages.push(message.id);
}

/** The cuts in any order, each after a few more acts than the one before; the same for the same seed. */
function planCuts(seed: string): { after: number; kind: CutKind }[] {
  const chance = chanceOf(seed);
  const kinds = Object.keys(CUTS) as CutKind[];
  const acts = MEMBERS * ACTS;
  return Array.from({ length: kinds.length }, (_, index) => {
    const kind = chance.pick(kinds);
    kinds.splice(kinds.indexOf(kind), 1);
    return { after: (acts / 4) * index + Math.floor(chance.between(1, acts / 4)), kind };
  });
}

async function actUnderCuts(members: readonly Member[]): Promise<void> {
  const cuts = planCuts(SEED);
  let acts = 0;
  let restarting = Promise.resolve();
  const cutWhenDue = (): void => {
    acts += 1;
    if (acts < (cuts[0]?.after ?? Infinity)) return;
    const kind = cuts.shift()?.kind;
    restarting = restarting.then(async () => {
      if (kind) await CUTS[kind]();
      node = await startNode();
    });
  };
  const live = async (member: Member, other: Member): Promise<void> => {
    for (let act = 0; act < ACTS; act += 1) {
      await (act % 3 === 0 ? buy(member) : send(member, other));
      cutWhenDue();
    }
  };
  await Promise.all(members.map((member, index) => live(member, members.at(index - 1) ?? member)));
  await restarting;
  expect(cuts).toEqual([]);
}

async function readBooks(db: Db, memberId: string) {
  const entries = await ledgerEntriesOf(db, memberId);
  const messages = await db.selectFrom('messages').select('id').where('sender_id', '=', memberId).execute();
  const orders = await db
    .selectFrom('orders')
    .select(['payment_id', 'status'])
    .where('member_id', '=', memberId)
    .execute();
  return { entries, messages, orders };
}

const sorted = (ids: readonly (string | null)[]) => [...ids].toSorted();

/** Compares the events of a member with the stored rows. */
async function compareBooks(db: Db, member: Member): Promise<void> {
  const { entries, messages, orders } = await readBooks(db, member.id);
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  expect(sorted(messages.map(({ id }) => id))).toEqual(sorted(member.messages));
  expect(sorted(of('message').map(({ reference }) => reference))).toEqual(sorted(member.messages));
  expect(sorted(orders.map(({ payment_id }) => payment_id))).toEqual(sorted(member.payments));
  expect(orders.every(({ status }) => status === 'completed')).toBe(true);
  expect(sorted(of('purchase').map(({ reference }) => reference))).toEqual(sorted(member.payments));
  const balance = member.payments.length * CREDITS_OF_A_PACKAGE - member.messages.length;
  expect(entries.at(-1)?.balance_after).toBe(balance);
  expect(entries.reduce((total, { delta }) => total + delta, 0)).toBe(balance);
}

/** Names the seed of a failure, so that the same cuts can run again. */
async function namingSeed(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    throw new Error(`${String(error)} (with VELA_CUTS=${SEED})`, { cause: error });
  });
}

describe('a site under load whose server and database are killed at random', () => {
  it('has all that it acknowledged, each once, and nothing else', async () => {
    await namingSeed(async () => {
      const members: Member[] = [];
      while (members.length < MEMBERS) members.push(await newMember());
      await actUnderCuts(members);
      expect(await node.stop()).toBe(0);

      const embedded = await startEmbedded({ dataDir });
      const db = createDatabase({ url: embedded.url, size: 1, namedStatements: true });
      for (const member of members) await compareBooks(db, member);
      await db.destroy();
      await embedded.stop();
    });
  }, 300_000);
});
