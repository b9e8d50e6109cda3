import { expect, it, vi } from 'vitest';
import type { AppContext } from '../context';
import type { SessionMember } from '../http/session';
import { createLogger } from '../log';
import type { Site } from '../sites/sites';
import { EventTeller } from './event-teller';
import type { NumberedEvent } from './read-events';
import { StreamRegistry } from './stream-registry';

/** What is stored; a database would be read at its own pace, and no test could say when. */
const stored = vi.hoisted((): NumberedEvent[] => []);
vi.mock('./read-events', () => ({
  READ_LIMIT: 100,
  readEvents: async (_db: unknown, [place]: readonly { after: number }[]) =>
    stored.filter(({ seq }) => seq > (place?.after ?? 0)),
}));

const MEMBER = 'anna';
/** More turns than the telling takes from a stream's last event to its own end. */
const EVENTS = 40;

const context = {
  log: createLogger({ level: 'silent' }),
  clock: { now: () => new Date(0) },
} as AppContext;
const session = { memberId: MEMBER, premium: false } as SessionMember;
const site = { company: { id: 'company' }, settings: { niche: 'general' } } as unknown as Site;

async function afterTurns(turns: number, happen: () => void): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  happen();
}

it('tells of what happens while the telling ends, however near its end, with nobody who looks again', async () => {
  const streams = new StreamRegistry();
  const teller = new EventTeller(context, streams);
  const told: string[] = [];
  const tellNext = (): void => {
    stored.push({ memberId: MEMBER, seq: stored.length + 1, name: 'user', data: {} });
    teller.wake([MEMBER]);
  };
  const push = (text: string): boolean => {
    told.push(text);
    // Each comes one turn later after the one before: one of them comes at every point of the end.
    if (told.length < EVENTS) void afterTurns(told.length, tellNext);
    return true;
  };
  const queue = { push, end: () => {}, async *read() {} };
  streams.add({ session, site, queue, place: 0 });

  tellNext();
  // All turns are over by then.
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toHaveLength(EVENTS);
});
