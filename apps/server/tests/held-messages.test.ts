import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, mailedToken, signUpPerson, type Person } from './support/people';
import { chatsOf, makePremium, premiumPerson, say, textsOf } from './support/talk';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a member whose address is not confirmed', () => {
  it('writes what waits, and has it delivered in order when it is confirmed', async () => {
    const newcomer = await signUpPerson(app);
    const reader = await premiumPerson(app);
    for (const text of ['1', '2', '3']) {
      const { result } = await say(app, newcomer, { profile_id: reader.user.id, text });
      expect(result.message).toMatchObject({ held: true, text });
    }
    expect(await textsOf(app, newcomer, reader.user.id)).toEqual(['me: 3', 'me: 2', 'me: 1']);
    expect(await chatsOf(app, reader)).toMatchObject({ chats: [], num_unread_messages: 0 });

    const token = await mailedToken(app, newcomer.email);
    await app.call('activate', { jar: newcomer.jar, body: { token } });
    expect(await textsOf(app, reader, newcomer.user.id)).toEqual(['other: 3', 'other: 2', 'other: 1']);
    expect(await chatsOf(app, reader)).toMatchObject({
      chats: [{ num_unread_messages: 3, conversation: { last_message: { text: '3' } } }],
      num_unread_messages: 3,
    });
    const { result } = await app.call('getConversation', {
      jar: newcomer.jar,
      query: { profile_id: reader.user.id },
    });
    expect(result.messages.map(({ held }) => held)).toEqual([undefined, undefined, undefined]);
  });

  it('reaches nobody with what it deleted meanwhile', async () => {
    const newcomer = await signUpPerson(app);
    const [kept, dropped, third] = [
      await premiumPerson(app),
      await premiumPerson(app),
      await premiumPerson(app),
    ];
    const { result } = await say(app, newcomer, { profile_id: kept.user.id, text: 'no' });
    await say(app, newcomer, { profile_id: kept.user.id, text: 'yes' });
    await app.call('deleteMessage', { jar: newcomer.jar, body: { id: result.message.id } });
    await say(app, newcomer, { profile_id: dropped.user.id });
    await app.call('deleteConversation', { jar: newcomer.jar, body: { profile_id: dropped.user.id } });
    expect(await say(app, newcomer, { profile_id: third.user.id })).toMatchObject({
      status: 403,
      error: { code: 'premium_required' },
    });

    await app.call('activate', {
      jar: newcomer.jar,
      body: { token: await mailedToken(app, newcomer.email) },
    });
    expect(await textsOf(app, kept, newcomer.user.id)).toEqual(['other: yes']);
    expect((await chatsOf(app, dropped)).chats).toEqual([]);
  });

  it('reaches nobody whom it may not see by then', async () => {
    const newcomer = await signUpPerson(app);
    await makePremium(app, newcomer.user.id, 10);
    const reached = await writtenTo(newcomer);
    const member = app.db.updateTable('members');
    const profile = app.db.updateTable('profiles');
    const away = {
      banned: (id) => member.set({ status: 'banned' }).where('id', '=', id).execute(),
      'pending deletion': (id) => member.set({ status: 'pending_deletion' }).where('id', '=', id).execute(),
      'with a profile that is off': (id) =>
        profile.set({ status: 'disabled' }).where('member_id', '=', id).execute(),
      'of another pool': (id) => profile.set({ pool: 'another' }).where('member_id', '=', id).execute(),
      'who blocked it': (id) => block(id, newcomer.user.id),
      'whom it blocked': (id) => block(newcomer.user.id, id),
    } satisfies Record<string, (id: string) => Promise<unknown>>;
    const ids: Record<string, string> = {};
    for (const [who, leave] of Object.entries(away)) {
      const { id } = (await writtenTo(newcomer)).user;
      ids[who] = id;
      await leave(id);
    }

    const token = await mailedToken(app, newcomer.email);
    expect((await app.call('activate', { jar: newcomer.jar, body: { token } })).status).toBe(200);
    expect(await unreadOf(reached.user.id)).toBe(1);
    for (const [who, id] of Object.entries(ids)) expect([who, await unreadOf(id)]).toEqual([who, 0]);
  });

  /** Someone new to whom a member wrote. */
  async function writtenTo(from: Person): Promise<Person> {
    const person = await activePerson(app);
    expect((await say(app, from, { profile_id: person.user.id })).status).toBe(200);
    return person;
  }

  const block = (blocker_id: string, blocked_id: string) =>
    app.db
      .insertInto('blocks')
      .values({ blocker_id, blocked_id, had_contact: true, blocked_at: app.clock.now() })
      .execute();

  async function unreadOf(memberId: string): Promise<number | undefined> {
    const row = await app.db
      .selectFrom('conversation_members')
      .select('num_unread')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row?.num_unread;
  }
});
