import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '../src/events/append-events';
import { deleteOldEvents } from '../src/events/read-events';
import { createTestApp, type TestApp } from './support/create-test-app';
import { readEvents, type EventReader } from './support/event-reader';
import { activePerson, mailedToken, signUpPerson, type Person } from './support/people';
import { premiumPerson, say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
const open: EventReader[] = [];

beforeAll(async () => {
  app = await createTestApp();
  anna = await premiumPerson(app);
  ben = await premiumPerson(app);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.leave()));
});
afterAll(() => app.close());

async function listen(person: Person, lastEventId?: string): Promise<EventReader> {
  const reader = await readEvents(app, person, lastEventId);
  open.push(reader);
  return reader;
}

const user = (memberId: string) => ({ memberId, name: 'user', data: {} }) as const;

/** Appends an event outside of `transact`, like a node that ends before it can announce it. */
const appendUnannounced = (memberId: string) =>
  app.db.transaction().execute((tx) => appendEvents(tx, [user(memberId)]));

describe('the stream', () => {
  it('is what proxies neither keep, wait for nor compress', async () => {
    const { response } = await listen(anna);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('no-transform');
  });

  it('sends a message to both, with its number and the count of unread ones', async () => {
    const [hers, his] = [await listen(anna), await listen(ben)];
    const { result } = await say(app, anna, { profile_id: ben.user.id, text: 'hello' });
    expect(await his.next()).toMatchObject({
      id: his.lastEventId(),
      name: 'message',
      data: {
        message: { id: result.message.id, sender: 'other', text: 'hello', cost: 0 },
        num_unread_messages: 1,
      },
    });
    expect(await hers.next()).toMatchObject({
      name: 'message',
      data: { message: { sender: 'me', client_id: result.message.client_id }, num_unread_messages: 0 },
    });
    expect(await hers.next()).toMatchObject({ name: 'credits', data: { credits: result.user.credits } });
  });

  it('goes to every device of a member', async () => {
    const readers = [await listen(ben), await listen(ben), await listen(ben)];
    await say(app, anna, { profile_id: ben.user.id });
    const received = await Promise.all(readers.map((reader) => reader.next()));
    expect(received.map((event) => event?.name)).toEqual(['message', 'message', 'message']);
    expect(new Set(received.map((event) => event?.id)).size).toBe(1);
  });

  it('sends typing at once, without a number, and reading to both', async () => {
    const { result } = await say(app, anna, { profile_id: ben.user.id });
    const { conversation_id } = result.message;
    const [hers, his] = [await listen(anna), await listen(ben)];
    await app.call('reportTyping', { jar: anna.jar, body: { id: conversation_id } });
    expect(await his.next()).toEqual({ id: null, name: 'typing', data: { conversation_id } });
    await app.call('markConversationRead', { jar: ben.jar, body: { id: conversation_id } });
    const read_at = app.clock.now().toISOString();
    expect(await his.next()).toMatchObject({ name: 'read', data: { conversation_id, read_at, by: 'me' } });
    expect(await hers.next()).toMatchObject({
      name: 'read',
      data: { conversation_id, read_at, by: 'other' },
    });
  });

  it('passes on typing once in two seconds, however often it is said', async () => {
    const { result } = await say(app, anna, { profile_id: ben.user.id });
    const { conversation_id } = result.message;
    const his = await listen(ben);
    const report = async () =>
      (await app.call('reportTyping', { jar: anna.jar, body: { id: conversation_id } })).status;
    app.clock.advance(2000);
    for (let count = 0; count < 20; count += 1) expect(await report()).toBe(200);
    app.clock.advance(1999);
    expect(await report()).toBe(200);
    app.clock.advance(1);
    expect(await report()).toBe(200);
    await say(app, anna, { profile_id: ben.user.id });
    const received = [await his.next(), await his.next(), await his.next()];
    expect(received.map((event) => event?.name)).toEqual(['typing', 'typing', 'message']);
  });

  it('sends likes and matches', async () => {
    const [one, other] = [await activePerson(app), await activePerson(app)];
    const theirs = await listen(other);
    await app.call('likeMember', { jar: one.jar, body: { profile_id: other.user.id } });
    expect(await theirs.next()).toMatchObject({
      name: 'like',
      data: { profile: { id: one.user.id, liked_by: true } },
    });
    const ones = await listen(one);
    await app.call('likeMember', { jar: other.jar, body: { profile_id: one.user.id } });
    expect(await ones.next()).toMatchObject({ name: 'like' });
    expect(await ones.next()).toMatchObject({
      name: 'match',
      data: { profile: { id: other.user.id, match: true } },
    });
    // The like that was answered is new no more, on the other's devices, too.
    expect(await theirs.next()).toMatchObject({ name: 'like_seen', data: { profile_id: one.user.id } });
  });

  it('sends soon after what nobody announced', async () => {
    const hers = await listen(anna);
    await appendUnannounced(anna.user.id);
    expect(await hers.next()).toMatchObject({ name: 'user' });
  });

  it('sends nothing of a transaction that is rolled back', async () => {
    const hers = await listen(anna);
    const undone = app.db.transaction().execute(async (tx) => {
      await appendEvents(tx, [user(anna.user.id)]);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await say(app, ben, { profile_id: anna.user.id });
    expect(await hers.next()).toMatchObject({ name: 'message' });
  });
});

describe('a stream that broke off', () => {
  it('goes on after the last event that came, none lost and none twice', async () => {
    const first = await listen(ben);
    await say(app, anna, { profile_id: ben.user.id, text: '1' });
    await first.next();
    const place = first.lastEventId() ?? '';
    await first.leave();
    for (const text of ['2', '3', '4']) await say(app, anna, { profile_id: ben.user.id, text });
    const again = await listen(ben, place);
    const received = [await again.next(), await again.next(), await again.next()];
    expect(received.map((event) => event?.data)).toMatchObject(
      ['2', '3', '4'].map((text) => ({ message: { text } })),
    );
    expect(received.map((event) => Number(event?.id))).toEqual([1, 2, 3].map((step) => Number(place) + step));
  });

  it('replays more than is read at once', async () => {
    const member = await activePerson(app);
    const first = await listen(member);
    const place = first.lastEventId() ?? '0';
    await app.db.transaction().execute((tx) =>
      appendEvents(
        tx,
        Array.from({ length: 250 }, () => user(member.user.id)),
      ),
    );
    const again = await listen(member, place);
    const ids: string[] = [];
    while (ids.length < 250) ids.push((await again.next())?.id ?? '');
    expect(ids.map(Number)).toEqual(Array.from({ length: 250 }, (_, step) => Number(place) + step + 1));
  });

  it.each(['-1', 'x', '999999', '1e3', ''])(
    'and comes with the place %j loads everything again',
    async (place) => {
      const hers = await listen(anna, place);
      expect(await hers.next()).toMatchObject({ name: 'resync', data: {} });
      await say(app, ben, { profile_id: anna.user.id });
      expect(await hers.next()).toMatchObject({ name: 'message' });
    },
  );

  it('for longer than events are stored loads everything again', async () => {
    const member = await activePerson(app);
    const first = await listen(member);
    const place = first.lastEventId() ?? '';
    await appendUnannounced(member.user.id);
    await sql`update member_events set created_at = now() - interval '4 days' where member_id = ${member.user.id}`.execute(
      app.db,
    );
    await deleteOldEvents(app.db);
    const again = await listen(member, place);
    expect(await again.next()).toMatchObject({ name: 'resync' });
    const current = await listen(member, again.lastEventId() ?? '');
    await appendUnannounced(member.user.id);
    expect(await current.next()).toMatchObject({ name: 'user' });
  });
});

describe('a block', () => {
  it('takes the conversation from both at once, and an event that was not sent yet is not sent', async () => {
    const [one, other] = [await premiumPerson(app), await premiumPerson(app)];
    const start = await listen(other);
    const place = start.lastEventId() ?? '';
    await start.leave();
    const { result } = await say(app, one, { profile_id: other.user.id, text: 'never seen' });
    await app.call('blockMember', { jar: other.jar, body: { profile_id: one.user.id } });

    const theirs = await listen(other, place);
    const id = result.message.conversation_id;
    expect(await theirs.next()).toMatchObject({ name: 'conversation_deleted', data: { id } });
    expect(await theirs.next()).toMatchObject({ name: 'blocked', data: { profile_id: one.user.id } });
    expect(theirs.text()).not.toContain('never seen');
  });

  it('ends typing and reading between the two', async () => {
    const [one, other] = [await premiumPerson(app), await premiumPerson(app)];
    const { result } = await say(app, one, { profile_id: other.user.id });
    const body = { id: result.message.conversation_id };
    await app.call('blockMember', { jar: other.jar, body: { profile_id: one.user.id } });
    const theirs = await listen(other);
    for (const id of ['reportTyping', 'markConversationRead'] as const) {
      expect((await app.call(id, { jar: one.jar, body })).status).toBe(404);
    }
    await appendUnannounced(other.user.id);
    expect(await theirs.next()).toMatchObject({ name: 'user' });
  });
});

describe('held messages', () => {
  it('are sent to the other in order when they are released, and not before', async () => {
    const newcomer = await signUpPerson(app);
    const his = await listen(ben);
    for (const text of ['1', '2']) await say(app, newcomer, { profile_id: ben.user.id, text });
    await appendUnannounced(ben.user.id);
    expect(await his.next()).toMatchObject({ name: 'user' });
    const token = await mailedToken(app, newcomer.email);
    await app.call('activate', { jar: newcomer.jar, body: { token } });
    expect(await his.next()).toMatchObject({ data: { message: { text: '1' } } });
    expect(await his.next()).toMatchObject({ data: { message: { text: '2' } } });
  });
});

describe('two who write at once from two devices each', () => {
  it('get the same transcript, every message once', async () => {
    const [one, other] = [await premiumPerson(app), await premiumPerson(app)];
    const readers = [await listen(one), await listen(one), await listen(other), await listen(other)];
    const count = 20;
    await Promise.all(
      Array.from({ length: count }, (_, step) => {
        const [from, to] = step % 2 === 0 ? [one, other] : [other, one];
        return say(app, from, { profile_id: to.user.id, text: String(step) });
      }),
    );
    const transcripts = await Promise.all(readers.map((reader) => transcriptOf(reader, count)));
    expect(new Set(transcripts.map((ids) => ids.join())).size).toBe(1);
    expect(new Set(transcripts[0]).size).toBe(count);
  });
});

/** The texts of the messages that a reader receives, in order. */
async function transcriptOf(reader: EventReader, count: number): Promise<string[]> {
  const texts: string[] = [];
  while (texts.length < count) {
    const event = await reader.next();
    if (event?.name === 'message') texts.push((event.data as { message: { text: string } }).message.text);
  }
  return texts;
}
