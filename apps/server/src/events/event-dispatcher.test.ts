import { afterEach, expect, it, vi } from 'vitest';
import type { AppContext } from '../core/context';
import type { SessionMember } from '../core/session-member';
import { createLogger } from '../core/log';
import type { Site } from '../core/site';
import { EVENT_PRESENTERS } from '../event-presenters';
import { EventDispatcher } from './event-dispatcher';
import type { NumberedEvent } from './read-events';
import { StreamRegistry } from './stream-registry';

/** What is stored; a database would be read at its own pace, and no test could say when. */
const stored = vi.hoisted((): NumberedEvent[] => []);
const meanwhile = vi.hoisted(() => ({ happen: (): void => {} }));
vi.mock('./read-events', () => ({
  READ_LIMIT: 100,
  readEvents: async (_db: unknown, places: readonly { memberId: string; after: number }[]) => {
    const read = places.flatMap(({ memberId, after }) =>
      stored.filter((event) => event.memberId === memberId && event.seq > after),
    );
    meanwhile.happen();
    return read;
  },
}));

const MEMBER = 'anna';
/** More turns than the dispatcher takes from a stream's last event to its own end. */
const EVENTS = 40;

const context = {
  log: createLogger({ level: 'silent' }),
  clock: { now: () => new Date(0) },
} as AppContext;
const site = { company: { id: 'company' }, settings: { niche: 'general' } } as unknown as Site;

const eventOf = (seq: number): NumberedEvent => ({ memberId: MEMBER, seq, name: 'user', data: {} });

/** A stream of a member that gives what it is sent to `push`. */
const streamOf = (push: (bytes: Uint8Array) => boolean, { memberId = MEMBER, place = 0 } = {}) => ({
  session: { memberId, premium: false } as SessionMember,
  network: '1.2.3.4',
  site,
  queue: { push, end: () => {}, async *read() {} },
  place,
});

afterEach(() => {
  stored.length = 0;
  meanwhile.happen = () => {};
});

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

async function afterTurns(turns: number, happen: () => void): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  happen();
}

it('announces what happens while the loop ends, however late, without anybody looking again', async () => {
  const streams = new StreamRegistry();
  const dispatcher = new EventDispatcher(context, streams, { presenters: EVENT_PRESENTERS });
  const sent: string[] = [];
  const sendNext = (): void => {
    stored.push(eventOf(stored.length + 1));
    dispatcher.wake([MEMBER]);
  };
  const push = (bytes: Uint8Array): boolean => {
    sent.push(textOf(bytes));
    // Each comes one turn later after the one before: one of them comes at every point of the end.
    if (sent.length < EVENTS) void afterTurns(sent.length, sendNext);
    return true;
  };
  streams.add(streamOf(push));

  sendNext();
  await expect.poll(() => sent).toHaveLength(EVENTS);
});

it('sends a stream that opens while events are read all events since its own place', async () => {
  const streams = new StreamRegistry();
  const dispatcher = new EventDispatcher(context, streams, { presenters: EVENT_PRESENTERS });
  const listen = (place: number): number[] => {
    const sent: number[] = [];
    const push = (bytes: Uint8Array): boolean => {
      sent.push(Number(/^id: (\d+)$/m.exec(textOf(bytes))?.[1]));
      return true;
    };
    streams.add(streamOf(push, { place }));
    return sent;
  };
  stored.push(...[1, 2, 3, 4].map(eventOf));
  const first = listen(3);
  let late: number[] = [];
  meanwhile.happen = () => {
    meanwhile.happen = () => {};
    late = listen(1);
    dispatcher.wake([MEMBER]);
  };

  dispatcher.wake([MEMBER]);
  await dispatcher.idle();
  expect([first, late]).toEqual([[4], [2, 3, 4]]);
});

it('lets others have their turn while it sends very much', async () => {
  const streams = new StreamRegistry();
  const dispatcher = new EventDispatcher(context, streams, { presenters: EVENT_PRESENTERS, sliceBytes: 1 });
  let sent = 0;
  const push = (): boolean => (sent += 1) > 0;
  streams.add(streamOf(push));
  stored.push(...Array.from({ length: EVENTS }, (_, index) => eventOf(index + 1)));

  dispatcher.wake([MEMBER]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toBeLessThan(EVENTS);
  await dispatcher.idle();
  expect(sent).toBe(EVENTS);
});

it('makes an event once for all streams of its member', async () => {
  const streams = new StreamRegistry();
  const dispatcher = new EventDispatcher(context, streams, { presenters: EVENT_PRESENTERS });
  const sent: Uint8Array[] = [];
  for (let count = 0; count < 3; count += 1) {
    const push = (bytes: Uint8Array): boolean => sent.push(bytes) > 0;
    streams.add(streamOf(push));
  }
  stored.push(eventOf(1));
  dispatcher.wake([MEMBER]);
  await dispatcher.idle();
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
});

it('sends the others their events when those of one member can’t be presented', async () => {
  const streams = new StreamRegistry();
  const dispatcher = new EventDispatcher(context, streams, { presenters: EVENT_PRESENTERS });
  const sent: string[] = [];
  for (const memberId of [MEMBER, 'ben']) {
    const push = (): boolean => sent.push(memberId) > 0;
    streams.add(streamOf(push, { memberId }));
  }
  // There is no database to read the message from.
  stored.push({ ...eventOf(1), name: 'message', data: { message_id: 'gone' } });
  stored.push({ ...eventOf(1), memberId: 'ben' });

  dispatcher.wake([MEMBER, 'ben']);
  await dispatcher.idle();
  expect(sent).toEqual(['ben']);
});
