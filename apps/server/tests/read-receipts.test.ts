import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { readEvents, type EventReader } from './support/event-reader';
import type { Person } from './support/people';
import { chatsOf, premiumPerson, say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
const open: EventReader[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  anna = await premiumPerson(app);
  ben = await premiumPerson(app);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.leave()));
});
afterAll(() => app.close());

async function listen(person: Person): Promise<EventReader> {
  const reader = await readEvents(app, person);
  open.push(reader);
  return reader;
}

const turn = ({ jar }: Person, body: { read_receipts?: boolean; invisible?: boolean }) =>
  app.call('updateUser', { jar, body });

async function write(from: Person, to: Person): Promise<string> {
  const { result } = await say(app, from, { profile_id: to.user.id });
  return result.message.conversation_id;
}

const read = ({ jar }: Person, id: string) => app.call('markConversationRead', { jar, body: { id } });

/**
 * Returns when the newest message was read, as one of the two sees it in the conversation, and in the list.
 */
async function readAt(viewer: Person, id: string): Promise<(string | undefined)[]> {
  const { result } = await app.call('getConversation', { jar: viewer.jar, query: { id } });
  const { chats } = await chatsOf(app, viewer);
  const { last_message: last } = chats.find(({ conversation }) => conversation.id === id)?.conversation ?? {};
  return [result.messages[0]?.read_at, last?.read_at];
}

describe('read receipts', () => {
  it('are on for a new member', () => {
    expect(anna.user.read_receipts).toBe(true);
  });

  const off = { read_receipts: false };
  const on = { read_receipts: true };
  const hidden = { invisible: true };
  const seen = { invisible: false };

  it.each([
    { by: 'who reads has turned off', who: () => ben, before: off, after: on },
    { by: 'who wrote has turned off', who: () => anna, before: off, after: on },
    { by: 'who reads hides by invisible mode', who: () => ben, before: hidden, after: seen },
    { by: 'who wrote hides by invisible mode', who: () => anna, before: hidden, after: seen },
  ])(
    'that $by notify the writer of nothing, and the reader’s own devices as before',
    async ({ who, before, after }) => {
      // The conversation is with an invisible member, who could not begin one with this member.
      await write(ben, anna);
      expect((await turn(who(), before)).result.user).toMatchObject(before);
      const id = await write(anna, ben);
      const [hers, his] = [await listen(anna), await listen(ben)];
      await read(ben, id);
      expect(await his.next()).toMatchObject({ name: 'read', data: { by: 'me' } });
      const now = app.clock.now().toISOString();
      expect(await readAt(ben, id)).toEqual([now, now]);
      expect((await chatsOf(app, ben)).num_unread_messages).toBe(0);
      expect(await readAt(anna, id)).toEqual([undefined, undefined]);
      // The next event that she gets is another one.
      await write(ben, anna);
      expect(await hers.next()).toMatchObject({ name: 'message' });
      // From then on they show nothing of the time before.
      await turn(who(), after);
      expect(
        (await app.call('getConversation', { jar: anna.jar, query: { id } })).result.messages[1],
      ).not.toHaveProperty('read_at');
    },
  );

  it('that both have on show the writer the time', async () => {
    const id = await write(anna, ben);
    const hers = await listen(anna);
    await read(ben, id);
    const now = app.clock.now().toISOString();
    expect(await hers.next()).toMatchObject({ name: 'read', data: { by: 'other', read_at: now } });
    expect(await readAt(anna, id)).toEqual([now, now]);
  });
});

describe('writing', () => {
  const isTyping = async () => (await chatsOf(app, anna)).chats[0]?.typing;
  const type = (id: string) => app.call('reportTyping', { jar: ben.jar, body: { id } });

  it.each([
    ['invisible mode', { invisible: true }, { invisible: false }],
    ['read receipts turned off', { read_receipts: false }, { read_receipts: true }],
  ])('with %s is shown to nobody', async (_, off, on) => {
    const id = await write(anna, ben);
    await app.call('updateUser', { jar: ben.jar, body: off });
    expect((await type(id)).status).toBe(200);
    expect(await isTyping()).toBe(false);
    await app.call('updateUser', { jar: ben.jar, body: on });
    await type(id);
    expect(await isTyping()).toBe(true);
  });
});
