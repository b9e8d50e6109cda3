import type { BodyInputOf, ResultOf } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCredits } from '../src/credits/add-credits';
import { createDatabase, type Db } from '../src/db/database';
import { signupBody, type Person } from './support/people';
import { cookieOf, post } from './support/process-client';
import { buildServer, type BuiltServer, type ServerProcess } from './support/server-process';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const CREDITS = 200;
const MESSAGES = 50;

let server: BuiltServer;
let database: TestDatabase;
let db: Db;
/** Two nodes on one database; a killed one is restarted in its place. */
const nodes: ServerProcess[] = [];
/** Each kill comes in the middle of the sending: after so many messages that were acknowledged. */
const KILLS = [6, 20, 41, 70];

beforeAll(async () => {
  server = await buildServer();
  database = await createTestDatabase({ empty: true });
  db = createDatabase({ url: database.url, size: 4, namedStatements: true });
  nodes.push(await startNode(), await startNode());
}, 120_000);
afterAll(async () => {
  await server.remove();
  await db.destroy();
  await database.drop();
});

const startNode = () => server.start({ DATABASE_URL: database.url });

function nodeAt(place: number): ServerProcess {
  const node = nodes[place];
  if (!node) throw new Error('There are two nodes');
  return node;
}

interface Sender {
  id: string;
  cookie: string;
}

/** A premium member, made by the quickest way that there is. */
async function newSender(): Promise<Sender> {
  const response = await post(nodeAt(0), { path: '/api/signup.php', body: signupBody() });
  const { user } = (await response.json()) as Pick<Person, 'user'>;
  const cookie = cookieOf(response);
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('members')
      .set({ status: 'active', paid_user: true })
      .where('id', '=', user.id)
      .execute();
    await tx.updateTable('profiles').set({ status: 'active' }).where('member_id', '=', user.id).execute();
    await addCredits(tx, { memberId: user.id, amount: CREDITS, kind: 'seed', paymentId: null, now });
  });
  return { id: user.id, cookie };
}

/** Sends one message until some node says that it has it, as a client does: every time under the same client id. */
async function sendUntilAcknowledged(from: Sender, body: BodyInputOf<'sendMessage'>): Promise<string> {
  let attempts = 0;
  let id = '';
  const trySend = async (): Promise<number> => {
    attempts += 1;
    const response = await post(nodeAt(attempts % 2), { path: '/api/chat.php', body, cookie: from.cookie });
    if (response.ok) id = ((await response.json()) as ResultOf<'sendMessage'>).message.id;
    return response.status;
  };
  await expect.poll(() => trySend().catch(() => 0), { interval: 50, timeout: 60_000 }).toBe(200);
  return id;
}

/** Reads a member's events from any node, after the last one that arrived. */
class Listener {
  readonly #member: Sender;
  readonly messageIds: string[] = [];
  #lastEventId = '0';
  #node = 0;

  constructor(member: Sender) {
    this.#member = member;
  }

  /** Reads until so many messages have arrived. */
  async receive(count: number): Promise<void> {
    while (this.messageIds.length < count) {
      this.#node += 1;
      await this.#listen(count).catch(() => {});
    }
  }

  async #listen(count: number): Promise<void> {
    const response = await fetch(new URL('/api/events.php', nodeAt(this.#node % 2).url), {
      headers: { cookie: this.#member.cookie, 'last-event-id': this.#lastEventId },
    });
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
      if (this.messageIds.length >= count) return;
    }
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
    );
    this.#lastEventId = fields.get('id') ?? this.#lastEventId;
    if (fields.get('event') !== 'message') return;
    const { message } = JSON.parse(fields.get('data') ?? '') as { message: { id: string } };
    this.messageIds.push(message.id);
  }
}

async function messagesOf(senderId: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'client_id', 'cost'])
    .where('sender_id', '=', senderId)
    .orderBy('seq')
    .execute();
}

describe('two who write to each other while nodes are killed', () => {
  it('lose nothing that was acknowledged, pay for each message once and get the same transcript', async () => {
    const members = [await newSender(), await newSender()] as const;
    const acknowledged: string[] = [];
    const kills = [...KILLS];
    const killWhenDue = async (): Promise<void> => {
      if (acknowledged.length < (kills[0] ?? Infinity)) return;
      kills.shift();
      const place = kills.length % 2;
      await nodes[place]?.kill();
      nodes[place] = await startNode();
    };
    const write = async (from: Sender, to: Sender): Promise<void> => {
      for (let step = 0; step < MESSAGES; step += 1) {
        const client_id = `${from.id}-${step}`;
        const body = { client_id, profile_id: to.id, type: 'text', text: `${step}` } as const;
        acknowledged.push(await sendUntilAcknowledged(from, body));
        await killWhenDue();
      }
    };
    const [one, other] = members;
    const listeners = members.map((member) => new Listener(member));
    const received = Promise.all(listeners.map((listener) => listener.receive(2 * MESSAGES)));
    await Promise.all([write(one, other), write(other, one)]);
    await received;

    expect(kills).toEqual([]);
    for (const member of members) {
      const messages = await messagesOf(member.id);
      expect(messages.map((message) => message.client_id)).toEqual(
        Array.from({ length: MESSAGES }, (_, step) => `${member.id}-${step}`),
      );
      expect(messages.every(({ id }) => acknowledged.includes(id))).toBe(true);
      const last = await db
        .selectFrom('credit_ledger')
        .select('balance_after')
        .where('member_id', '=', member.id)
        .orderBy('seq', 'desc')
        .executeTakeFirst();
      expect(last?.balance_after).toBe(CREDITS - MESSAGES);
    }
    const [first, second] = listeners.map(({ messageIds }) => messageIds);
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(2 * MESSAGES);
  }, 300_000);
});
