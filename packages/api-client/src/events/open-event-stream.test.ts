import type { ServerEvent } from '@vela/contract/entities/server-event';
import { describe, expect, test } from 'vitest';
import { openEventStream, type EventStreamOptions, type StreamStatus } from './open-event-stream';
import { settle } from '../testing/settle';

/** One connection as the test's server sees it. */
interface Connection {
  lastEventId: string | null;
  say: (text: string) => void;
  end: () => void;
}

/** A server that answers each connection as given, and time that passes when the test says so. */
function setUp({
  answer: first,
  ...options
}: Partial<EventStreamOptions> & { answer?: () => Response } = {}) {
  const connections: Connection[] = [];
  const events: ServerEvent[] = [];
  const statuses: StreamStatus[] = [];
  const waits: { delayMs: number; pass: () => void }[] = [];
  let signedOut = 0;
  let answer: (() => Response) | null = first ?? null;

  const fetch = async (request: Request): Promise<Response> => {
    if (answer) return answer();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    request.signal.addEventListener('abort', () => controller?.error(new Error('aborted')));
    connections.push({
      lastEventId: request.headers.get('last-event-id'),
      say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const stream = openEventStream({
    baseUrl: 'http://fake.localhost',
    fetch,
    onEvent: (event) => events.push(event),
    onStatus: (status) => statuses.push(status),
    onSignedOut: () => (signedOut += 1),
    random: () => 1,
    wait: (delayMs, signal) =>
      new Promise((resolve) => {
        waits.push({ delayMs, pass: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
    ...options,
  });
  return {
    stream,
    connections,
    events,
    statuses,
    waits,
    signedOut: () => signedOut,
    answerWith: (next: (() => Response) | null) => (answer = next),
  };
}

const user = (id: number) => `id: ${id}\nevent: user\ndata: {}\n\n`;

/** The wait before the next try: the last one that is no watch over silence. */
const retryOf = (waits: { delayMs: number; pass: () => void }[]) =>
  waits.findLast(({ delayMs }) => delayMs <= 30_000);

describe('openEventStream', () => {
  test('reconnects at once although the connection seems open, and continues after the last event', async () => {
    const { connections, events, statuses, stream } = setUp();
    await settle();
    connections[0]?.say(user(4));
    await settle();
    stream.renew();
    await settle();
    expect(statuses).toEqual(['connecting', 'open', 'connecting', 'open']);
    expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([null, '4']);
    connections[1]?.say(user(5));
    await settle();
    expect(events).toHaveLength(2);
    stream.close();
  });

  test('gives events as they come, and goes on after the last one', async () => {
    const { connections, events, stream, waits, statuses } = setUp();
    await settle();
    connections[0]?.say(user(4));
    connections[0]?.say('event: typing\ndata: {"conversation_id":"c"}\n\n');
    await settle();
    expect(events).toEqual([
      { name: 'user', data: {} },
      { name: 'typing', data: { conversation_id: 'c' } },
    ]);
    connections[0]?.end();
    await settle();
    expect(statuses).toEqual(['connecting', 'open', 'waiting']);
    retryOf(waits)?.pass();
    await settle();
    expect(connections[1]?.lastEventId).toBe('4');
    stream.close();
  });

  test('goes on where another stream ended', async () => {
    const { connections, stream } = setUp({ lastEventId: '12' });
    await settle();
    expect(connections[0]?.lastEventId).toBe('12');
    stream.close();
  });

  test('stores the id of a block without an event', async () => {
    const { connections, events, stream } = setUp();
    await settle();
    connections[0]?.say('retry: 2000\nid: 9\n\n');
    await settle();
    expect([stream.lastEventId, events]).toEqual(['9', []]);
    stream.close();
  });

  test('yields nothing twice, and loads everything again where a number is missing', async () => {
    const { connections, events, stream } = setUp({ lastEventId: '3' });
    await settle();
    const credits = (id: number) => `id: ${id}\nevent: credits\ndata: {"credits":${id}}\n\n`;
    connections[0]?.say('retry: 2000\nid: 3\n\n');
    for (const id of [4, 4, 3, 6, 5, 7]) connections[0]?.say(credits(id));
    await settle();
    const names = events.map(({ name, data }) => ('credits' in data ? data.credits : name));
    expect(names).toEqual([4, 'resync', 6, 7]);
    expect(stream.lastEventId).toBe('7');
    stream.close();
  });

  test('goes on from the place that the server gives it', async () => {
    const { connections, events, stream } = setUp({ lastEventId: '900' });
    await settle();
    connections[0]?.say('retry: 2000\nid: 20\n\nid: 20\nevent: resync\ndata: {}\n\n');
    connections[0]?.say(user(21));
    await settle();
    expect(events.map(({ name }) => name)).toEqual(['resync', 'user']);
    stream.close();
  });

  test('passes over what it does not know', async () => {
    const { connections, events, stream } = setUp();
    await settle();
    connections[0]?.say(
      'id: 1\nevent: horoscope\ndata: {}\n\nid: 2\nevent: credits\ndata: {"credits":-1}\n\n',
    );
    connections[0]?.say(user(3));
    await settle();
    expect(events).toEqual([{ name: 'user', data: {} }]);
    expect(stream.lastEventId).toBe('3');
    stream.close();
  });

  test('waits longer after each failure, and starts over once something came', async () => {
    const { answerWith, connections, stream, waits } = setUp({
      answer: () => new Response('', { status: 503 }),
    });
    const delays: (number | undefined)[] = [];
    for (let time = 0; time < 7; time += 1) {
      await settle();
      delays.push(retryOf(waits)?.delayMs);
      retryOf(waits)?.pass();
      await settle();
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    answerWith(null);
    retryOf(waits)?.pass();
    await settle();
    connections.at(-1)?.say(user(1));
    await settle();
    connections.at(-1)?.end();
    await settle();
    expect(retryOf(waits)?.delayMs).toBe(1000);
    stream.close();
  });

  test('tries at once when the browser reports that the connection is back', async () => {
    const { connections, stream } = setUp();
    await settle();
    connections[0]?.end();
    await settle();
    stream.reconnect();
    await settle();
    expect(connections).toHaveLength(2);
    stream.close();
  });

  test('gives up a connection that is silent for a minute', async () => {
    const { connections, stream, waits, statuses } = setUp();
    await settle();
    connections[0]?.say(': \n\n');
    await settle();
    const watches = waits.filter(({ delayMs }) => delayMs === 60_000);
    watches[0]?.pass();
    await settle();
    expect(statuses.at(-1)).toBe('open');
    watches.at(-1)?.pass();
    await settle();
    expect(statuses.at(-1)).toBe('waiting');
    stream.close();
  });

  test('gives up a connection that is not answered for a minute', async () => {
    const { stream, waits, statuses } = setUp({
      fetch: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    await settle();
    expect(statuses).toEqual(['connecting']);
    waits.find(({ delayMs }) => delayMs === 60_000)?.pass();
    await settle();
    expect(statuses).toEqual(['connecting', 'waiting']);
    stream.close();
  });

  test('ends when the session has ended, by an event or by an error', async () => {
    const byEvent = setUp();
    await settle();
    byEvent.connections[0]?.say('event: bye\ndata: {}\n\n');
    await settle();
    const error = { code: 'authentication_required', message: 'Log in.' };
    const refused = setUp({
      answer: () => Response.json({ error, authentication_required: true }, { status: 403 }),
    });
    await settle();
    for (const { statuses, signedOut } of [byEvent, refused])
      expect([statuses.at(-1), signedOut()]).toEqual(['closed', 1]);
    expect(byEvent.events).toEqual([{ name: 'bye', data: {} }]);
  });

  test('waits long where newer streams took its place, unless someone looks', async () => {
    const { connections, stream, statuses, signedOut, waits } = setUp();
    await settle();
    connections[0]?.say('event: replaced\ndata: {}\n\n');
    connections[0]?.end();
    await settle();
    expect([statuses.at(-1), signedOut(), waits.at(-1)?.delayMs]).toEqual(['waiting', 0, 300_000]);
    stream.reconnect();
    await settle();
    expect(connections).toHaveLength(2);
    // The next break is one like any other.
    connections[1]?.say(user(1));
    connections[1]?.end();
    await settle();
    expect(waits.at(-1)?.delayMs).toBe(1000);
    stream.close();
  });

  test('is silent once it is closed', async () => {
    const { connections, events, stream, statuses } = setUp();
    await settle();
    connections[0]?.say(user(1));
    stream.close();
    await settle();
    expect([events, statuses.at(-1), connections.length]).toEqual([[], 'closed', 1]);
  });
});
