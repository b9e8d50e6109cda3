import type { EndpointId } from '@vela/contract/registry';
import { RATE_WINDOWS_MS } from '@vela/domain/limits';
import { secondsLeft } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Clock } from '../core/clock';
import type { Db, Tx } from '../db/database';
import type { Metrics } from '../core/metrics';
import { Failure } from '../core/failure';
import type { LimitName, Limits } from '../core/limits-port';

/** Those that all nodes count together; a window of a second or a minute isn't worth a query and counts per node. */
const SHARED: readonly LimitName[] = [
  'signup',
  'check',
  'login',
  'account_login',
  'reset',
  'draft',
  'consent',
  'upload',
  'upload_network',
  'report',
  'like',
  'mail_change',
  'password_change',
  'data_export',
  'discount',
  'order',
  'agreement',
  'block',
  'mailbox',
  'search',
  'look_around',
  'teaser',
];

/** Those that may be lifted before their window ends: each time the database is asked, as the other nodes aren't notified. */
const LIFTED: readonly LimitName[] = ['account_login'];

/** Those in memory that a flood of addresses under other limits may not push out: what they protect is dear. */
const APART: readonly LimitName[] = ['hash'];

/** The endpoints with a limit of their own; all the others share `request`. */
export const ENDPOINT_LIMITS: Partial<Record<EndpointId, LimitName>> = {
  signUp: 'signup',
  checkSignup: 'check',
  requestPasswordReset: 'reset',
  resetPassword: 'reset',
  reportMember: 'report',
  sendComplaint: 'report',
  answerConsent: 'consent',
  likeMember: 'like',
  createOrder: 'order',
  blockMember: 'block',
  unblockMember: 'block',
  streamEvents: 'stream',
  createPasskeyLogInOptions: 'passkey',
  logInWithPasskey: 'passkey',
};

/**
 * The endpoints whose limits count before their body is read, one after the other: to read it is work by itself, so what is
 * malformed counts, too.
 */
export const LIMITS_BEFORE_READING: Partial<Record<EndpointId, readonly LimitName[]>> = {
  // The member's own limit counts first: a member above it uses up nothing of others behind the same address.
  addPhoto: ['upload', 'upload_network'],
};

interface Window {
  count: number;
  endsAt: number;
}

interface Taking {
  id: string;
  name: LimitName;
  points: number;
  now: number;
}

/**
 * The most keys in each memory: above that the oldest are dropped, so that a flood of addresses can't fill
 * it.
 */
const MAX_KEYS = 20_000;

/**
 * Fixed windows, counted in the database for all nodes with one statement. A key above its limit is held in
 * memory here until its window ends, so that a flood doesn't reach the database. Time comes from the server's
 * clock, which the usual libraries for this would read from the machine instead: then no limit could be
 * tested at its edge.
 */
export function createLimits({ db, clock, metrics }: { db: Db; clock: Clock; metrics: Metrics }): Limits {
  const common = new Map<string, Window>();
  const apart = new Map<string, Window>();
  const memoryOf = (name: LimitName) => (APART.includes(name) ? apart : common);

  return {
    consume: async (name, { site, key, times = 1 }) => {
      const points = site.settings.rate_limits[name] * times;
      const now = clock.now().getTime();
      const window = await take({ id: `${name}:${key}`, name, points, now });
      if (window.count <= points) return;
      metrics.limited.inc({ limit: name });
      throw new Failure('too_many_requests', { retryAfter: secondsUntilEnd(window, now) });
    },
    consumeIn: async (tx, name, { site, key }) => {
      const now = clock.now().getTime();
      const window = await takeShared(tx, { id: `${name}:${key}`, endsAt: now + RATE_WINDOWS_MS[name], now });
      if (window.count <= site.settings.rate_limits[name]) return null;
      metrics.limited.inc({ limit: name });
      return secondsUntilEnd(window, now);
    },
    giveBack: async (name, { key }) => {
      const id = `${name}:${key}`;
      const memory = memoryOf(name);
      const known = memory.get(id);
      if (!SHARED.includes(name)) {
        if (known) known.count -= 1;
        return;
      }
      // Only a shared limit that is exceeded is held in memory.
      memory.delete(id);
      await giveBackShared(db, { id, now: clock.now().getTime() });
    },
    lift: async (tx, name, { key }) => {
      await tx.deleteFrom('rate_limits').where('key', '=', `${name}:${key}`).execute();
    },
  };

  async function take({ id, name, points, now }: Taking): Promise<Window> {
    const memory = memoryOf(name);
    const known = memory.get(id);
    const endsAt = now + RATE_WINDOWS_MS[name];
    // One that ends later than one that begins now is of a clock that was ahead: nobody waits for it.
    const current = known && known.endsAt > now && known.endsAt <= endsAt ? known : null;
    if (SHARED.includes(name)) {
      if (current && current.count > points) return current;
      const window = await takeShared(db, { id, endsAt, now });
      if (window.count > points && !LIFTED.includes(name)) remember(memory, id, window);
      return window;
    }
    const window = { count: (current?.count ?? 0) + 1, endsAt: current?.endsAt ?? endsAt };
    remember(memory, id, window);
    return window;
  }
}

function secondsUntilEnd({ endsAt }: Window, now: number): number {
  return Math.max(1, secondsLeft(new Date(endsAt), new Date(now)));
}

async function takeShared(
  db: Db | Tx,
  { id, endsAt, now }: { id: string; endsAt: number; now: number },
): Promise<Window> {
  const { rows } = await sql<{ points: number; expire: string }>`
    insert into rate_limits as l (key, points, expire) values (${id}, 1, ${endsAt})
    on conflict (key) do update set
      points = case when l.expire > ${now} and l.expire <= excluded.expire then l.points + 1 else 1 end,
      expire = case when l.expire > ${now} and l.expire <= excluded.expire then l.expire else excluded.expire end
    returning points, expire`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An upsert returned no row');
  return { count: row.points, endsAt: Number(row.expire) };
}

async function giveBackShared(db: Db, { id, now }: { id: string; now: number }): Promise<void> {
  await sql`update rate_limits set points = points - 1 where key = ${id} and expire > ${now}`.execute(db);
}

function remember(memory: Map<string, Window>, id: string, window: Window): void {
  memory.delete(id);
  memory.set(id, window);
  for (const oldest of memory.keys()) {
    if (memory.size <= MAX_KEYS) break;
    memory.delete(oldest);
  }
}

/** Deletes windows that have ended; a job calls it now and then. */
export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from rate_limits where expire < ${now.getTime()}`.execute(db);
}
