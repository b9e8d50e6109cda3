import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '../src/events/append-events';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { readEvents, type EventReader } from './support/event-reader';
import { activePerson, logInAs, type Person } from './support/people';

let app: TestApp;
const open: EventReader[] = [];

beforeAll(async () => {
  app = await createTestApp({ maxStreams: 15 });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.leave()));
});
afterAll(() => app.close());

async function listen(person: Person, streamAddress?: string): Promise<EventReader> {
  const reader = await readEvents(app, { ...person, ...(streamAddress !== undefined && { streamAddress }) });
  open.push(reader);
  return reader;
}

async function onAnotherDevice(person: Person): Promise<Person> {
  const other = { ...person, jar: new CookieJar() };
  await logInAs(app, { email: person.email, jar: other.jar });
  return other;
}

const appendUnannounced = (memberId: string) =>
  app.db.transaction().execute((tx) => appendEvents(tx, [{ memberId, name: 'user', data: {} }]));

const REPLACED = { id: null, name: 'replaced', data: {} };

describe('the streams of a session', () => {
  it('are three: the oldest ends for a fourth, and its session goes on', async () => {
    const member = await activePerson(app);
    const other = await listen(await onAnotherDevice(member));
    const oldest = await listen(member);
    const kept = [await listen(member), await listen(member), await listen(member)];
    expect([await oldest.next(), await oldest.next()]).toEqual([REPLACED, null]);
    await appendUnannounced(member.user.id);
    for (const reader of [other, ...kept]) expect(await reader.next()).toMatchObject({ name: 'user' });
    expect((await app.call('getUser', { jar: member.jar })).result.user?.id).toBe(member.user.id);
  });
});

describe('the streams of a member', () => {
  it('are ten, over all sessions', async () => {
    const devices = [await activePerson(app)];
    const [first] = devices as [Person];
    while (devices.length < 4) devices.push(await onAnotherDevice(first));
    const readers = [];
    for (const device of devices)
      for (let count = 0; count < 3; count += 1) readers.push(await listen(device));
    const [oldest, second, ...kept] = readers;
    for (const reader of [oldest, second]) expect(await reader?.next()).toEqual(REPLACED);
    await appendUnannounced(first.user.id);
    for (const reader of kept) expect(await reader.next()).toMatchObject({ name: 'user' });
    expect(kept).toHaveLength(10);
  });

  it('are opened 120 times a minute at most', async () => {
    const member = await activePerson(app);
    const opened = async (): Promise<number> => {
      const response = await app.fetch('/api/events.php', { method: 'HEAD', jar: member.jar });
      return response.status;
    };
    for (let count = 0; count < 120; count += 1) expect(await opened()).toBe(200);
    expect(await opened()).toBe(429);
    app.clock.advance(60_000);
    expect(await opened()).toBe(200);
  });
});

describe('a node', () => {
  it('ends the oldest stream of the block that has most for a member from elsewhere', async () => {
    const oldest = await listen(await activePerson(app), '2001:db8:1:1::1');
    for (let count = 2; count <= 14; count += 1)
      await listen(await activePerson(app), `2001:db8:1:${count}::1`);
    await listen(await activePerson(app), '203.0.113.1');
    const late = await listen(await activePerson(app), '203.0.113.2');
    expect(late.response.status).toBe(200);
    expect([await oldest.next(), await oldest.next()]).toEqual([REPLACED, null]);
    const { jar } = await activePerson(app);
    const refused = await app.fetch('/api/events.php', { jar, address: '2001:db8:1:99::1' });
    expect(refused.status).toBe(503);
  });

  it('has as many as it can have, and asks the next to come back', async () => {
    for (let count = 0; count < 15; count += 1) await listen(await activePerson(app));
    const late = await activePerson(app);
    const refused = await app.call('streamEvents', { jar: late.jar });
    expect([refused.status, refused.error]).toMatchObject([503, { code: 'busy', retry_after: 30 }]);
    expect(refused.headers.get('retry-after')).toBe('30');
    await open.pop()?.leave();
    expect((await listen(late)).response.status).toBe(200);
  });
});
