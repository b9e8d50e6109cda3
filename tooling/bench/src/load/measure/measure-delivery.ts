import { setInterval as every } from 'node:timers/promises';
import type { Cast, Talk } from '../cast.ts';
import type { DirectClient } from '../floor/direct-client.ts';
import { sendDirectly } from '../floor/send.ts';
import { headersOf } from '../request.ts';
import { percentile } from '../statistics.ts';
import { sendRequest } from '../workloads.ts';
import { openStreams } from './open-streams.ts';
import { residentBytes } from './processor-time.ts';
import type { Site } from './measure-growth.ts';

export interface Delivery {
  streams: number;
  p50Ms: number;
  p99Ms: number;
  /** What the server's memory grew by, for each. */
  bytesPerStream: number;
  /**
   * Sends the same messages by the direct client at the same pace to nobody, which measures how fast the
   * machine is just then.
   */
  direct: { p50Ms: number; p99Ms: number };
}

const MESSAGES = 1_000;
/** These are not counted: the first ones meet code that isn't compiled yet. */
const WARM_UP = 100;
const PAUSE_MS = 25;
/** On a busy machine the crowd that has just connected is still being served. */
const PATIENCE_MS = 60_000;

/**
 * Sends messages to members who listen, at an even pace, and takes the time from the beginning of each request until the
 * receiver has the event.
 */
export async function measureDelivery(
  { server, cast }: Site,
  { streams, client }: { streams: number; client: DirectClient },
): Promise<Delivery> {
  const talks = cast.paid.slice(0, Math.floor(streams / 2));
  const memberIds = [...new Set([...talks.map(({ otherId }) => otherId), ...cast.listeners])].slice(
    0,
    streams,
  );
  if (memberIds.length < streams) throw new Error(`There are not ${streams} members to listen.`);
  const before = residentBytes(server.pid);
  const arrivals = new Arrivals();
  const opened = await openStreams(server.url, {
    memberIds,
    listen: (memberId, event) => arrivals.note(memberId, event),
  });
  try {
    const bytesPerStream = (residentBytes(server.pid) - before) / streams;
    const send = async (talk: Talk) => deliver(server.url, { talk, arrivals });
    await sendAll(talks, { messages: WARM_UP, send });
    const times = await sendAll(talks, { messages: MESSAGES, send });
    return { streams, ...percentilesOf(times), bytesPerStream, direct: await measurePace(client, cast) };
  } finally {
    opened.close();
  }
}

async function measurePace(client: DirectClient, cast: Cast): Promise<Delivery['direct']> {
  const send = async (talk: Talk): Promise<number> => {
    delivered += 1;
    const text = `delivery ${delivered}`;
    const sentAt = performance.now();
    await sendDirectly(client, { talk, clientId: text, text, cost: 1, cast });
    return performance.now() - sentAt;
  };
  await sendAll(cast.paid, { messages: WARM_UP, send });
  return percentilesOf(await sendAll(cast.paid, { messages: MESSAGES, send }));
}

function percentilesOf(times: readonly number[]): { p50Ms: number; p99Ms: number } {
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}

/** One after the other at an even pace, however long each takes. */
async function sendAll(
  talks: readonly Talk[],
  { messages, send }: { messages: number; send: (talk: Talk) => Promise<number> },
): Promise<number[]> {
  const times: Promise<number>[] = [];
  for await (const _ of every(PAUSE_MS)) {
    const number = times.length;
    if (number === messages) break;
    const talk = talks[number % talks.length];
    if (!talk) continue;
    const time = send(talk);
    // A failure is reported when all have been sent.
    time.catch(() => {});
    times.push(time);
  }
  return Promise.all(times);
}

let delivered = 0;

async function deliver(url: string, { talk, arrivals }: { talk: Talk; arrivals: Arrivals }): Promise<number> {
  delivered += 1;
  const text = `delivery ${delivered}`;
  const sentAt = performance.now();
  const arrived = arrivals.expect(talk.otherId, text);
  arrived.catch(() => {});
  const request = sendRequest(talk, text, text);
  const response = await fetch(url + request.path, {
    method: 'POST',
    headers: headersOf(request),
    body: JSON.stringify(request.body),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A message was refused with ${response.status}.`);
  return (await arrived) - sentAt;
}

/** Which message came when. */
class Arrivals {
  readonly #waiting = new Map<string, (at: number) => void>();

  /** Gives the moment at which the member has an event with that text. */
  async expect(memberId: string, text: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const timer = setTimeout(() => reject(new Error(`“${text}” never came.`)), PATIENCE_MS);
    this.#waiting.set(`${memberId} ${text}`, resolve);
    return promise.finally(() => clearTimeout(timer));
  }

  note(memberId: string, event: string): void {
    const [, text] = /"text":"(delivery \d+)"/.exec(event) ?? [];
    if (text !== undefined) this.#waiting.get(`${memberId} ${text}`)?.(performance.now());
  }
}
