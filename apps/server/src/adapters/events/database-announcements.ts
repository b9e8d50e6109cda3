import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SECOND } from '@vela/domain/time';
import { Client } from 'pg';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import type { Logger } from '../../core/log';
import type { Announcement, AnnouncementListener, Announcements } from '../../core/announcements-port';

const CHANNEL = 'vela_events';
/** PostgreSQL takes payloads below 8,000 bytes, the name of the node included. */
const MAX_SAID_BYTES = 7_800;
const RECONNECT_MS = SECOND;
/**
 * After an announcement that was sent at once, the next ones are gathered for this time, in milliseconds:
 * each wakes every node.
 */
const GATHERED_MS = 10;

const payloadSchema = v.object({
  /** The node that says it. */
  from: v.string(),
  said: v.array(
    v.variant('kind', [
      v.object({ kind: v.picklist(['events', 'sessions']), memberId: v.string() }),
      v.object({
        kind: v.literal('typing'),
        memberId: v.string(),
        conversationId: v.string(),
        writerId: v.string(),
      }),
    ]),
  ),
});

interface Options {
  /** The connection bypasses a pooler: listening belongs to a connection. */
  directUrl: string;
  db: Db;
  log: Logger;
}

/**
 * Announcements through the database's own NOTIFY. What comes soon after one goes together with the next, and none is part
 * of a transaction: those that notify would commit one after the other. A node ignores its own announcements.
 */
export function createDatabaseAnnouncements({ directUrl, db, log }: Options): Announcements {
  const node = randomUUID();
  const closing = new AbortController();
  const waiting: Announcement[] = [];
  let sending: Promise<void> | null = null;
  let client: Client | null = null;

  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const payload = JSON.stringify({ from: node, said: takeSaid(waiting) });
      try {
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
      } catch (error) {
        // What got lost is found by those who look for themselves.
        log.warn({ err: error }, 'announcement lost');
      }
      await setTimeout(GATHERED_MS);
    }
    sending = null;
  };

  const connect = async (listener: AnnouncementListener, onLost: () => void): Promise<void> => {
    const next = new Client({
      connectionString: directUrl,
      application_name: 'vela-events',
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => {
      const received = readPayload(payload);
      if (received && received.from !== node) listener(received.said);
    });
    next.on('error', (error) => log.warn({ err: error }, 'announcements lost their connection'));
    next.once('end', onLost);
    client = next;
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
  };

  const reconnect = async (listener: AnnouncementListener, onGap: () => void): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await setTimeout(RECONNECT_MS, undefined, { signal: closing.signal });
        await connect(listener, () => void reconnect(listener, onGap));
        return onGap();
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'announcements can not be received yet');
      }
    }
  };

  return {
    publish: (announcements) => {
      if (announcements.length === 0) return;
      waiting.push(...announcements);
      sending ??= send();
    },
    listen: (listener, onGap) => connect(listener, () => void reconnect(listener, onGap)),
    close: async () => {
      closing.abort();
      await sending;
      await client?.end();
    },
  };
}

/** Returns as many announcements as one payload holds, without duplicates. */
function takeSaid(waiting: Announcement[]): Announcement[] {
  const said = new Map<string, Announcement>();
  let bytes = 2;
  for (;;) {
    const [next] = waiting;
    if (!next) break;
    const part = JSON.stringify(next);
    if (bytes + part.length + 1 > MAX_SAID_BYTES) break;
    waiting.shift();
    if (said.has(part)) continue;
    said.set(part, next);
    bytes += part.length + 1;
  }
  return [...said.values()];
}

/** null for what another version of this code may say. */
function readPayload(payload: string | undefined): v.InferOutput<typeof payloadSchema> | null {
  try {
    const parsed = v.safeParse(payloadSchema, JSON.parse(payload ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
