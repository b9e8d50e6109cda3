import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, mailedToken, signUpPerson, type Person } from './support/people';
import { balanceOf, chatsOf, makePremium, outcomeOf, premiumPerson, say, textsOf } from './support/talk';
import { statusChange } from './support/status-change';

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
    const confirm = () => app.call('activate', { jar: newcomer.jar, body: { token } });
    expect((await confirm()).result.delivered).toBe(3);
    expect((await confirm()).result.delivered).toBe(0);
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

    expect(await confirm(newcomer)).toBe(1);
    expect(await textsOf(app, kept, newcomer.user.id)).toEqual(['other: yes']);
    expect((await chatsOf(app, dropped)).chats).toEqual([]);
  });

  it('reaches nobody if a block prevents it', async () => {
    const newcomer = await signUpPerson(app);
    await makePremium(app, newcomer.user.id, 10);
    const reached = await writtenTo(newcomer);
    const [blocker, blocked] = [await writtenTo(newcomer), await writtenTo(newcomer)];
    await block(blocker.user.id, newcomer.user.id);
    await block(newcomer.user.id, blocked.user.id);

    expect(await confirm(newcomer)).toBe(1);
    expect(await unreadOf(reached.user.id)).toBe(1);
    expect([await unreadOf(blocker.user.id), await unreadOf(blocked.user.id)]).toEqual([0, 0]);
  });

  it.each([
    ['banned', { member: { status: 'banned' } }],
    ['leaving', { member: statusChange('pending_deletion') }],
    ['with a profile that is off', { profile: { status: 'disabled' } }],
    ['of another pool', { profile: { pool: 'another' } }],
  ] as const)(
    'waits for who is %s by then, paid once, and is there when they are back',
    async (_, change) => {
      const newcomer = await signUpPerson(app);
      await makePremium(app, newcomer.user.id, 10);
      const reader = await activePerson(app);
      const gift = { profile_id: reader.user.id, type: 'gift', gift_id: 'champagne' } as const;
      const body = { ...gift, client_id: 'gift' };
      expect((await app.call('sendMessage', { jar: newcomer.jar, body })).status).toBe(200);
      const there = { member: statusChange('active'), profile: await profileOf(reader) } as const;
      const put = async ({ member, profile }: { member?: object; profile?: object }) => {
        const { id } = reader.user;
        if (member) await app.db.updateTable('members').set(member).where('id', '=', id).execute();
        if (profile) await app.db.updateTable('profiles').set(profile).where('member_id', '=', id).execute();
      };
      await put(change);
      await confirm(newcomer);
      await put(there);

      expect(await textsOf(app, reader, newcomer.user.id)).toEqual(['other: gift']);
      const query = { profile_id: reader.user.id };
      const { result } = await app.call('getConversation', { jar: newcomer.jar, query });
      expect(result.messages.map(({ held }) => held)).toEqual([undefined]);
      expect(await balanceOf(app, newcomer)).toBe(2);
    },
  );

  it('shows nobody who hides: what it wrote waits on until the receiver is seen again', async () => {
    const newcomer = await signUpPerson(app);
    const reader = await writtenTo(newcomer);
    await hide(reader, true);
    expect(await confirm(newcomer)).toBe(0);
    expect(await seesProfile(newcomer, reader)).toBe(404);
    expect(outcomeOf(await say(app, newcomer, { profile_id: reader.user.id }))).toBe('404 not_found');
    expect(await typing(newcomer, reader)).toBe('404 not_found');
    expect(await chatsOf(app, reader)).toMatchObject({ chats: [], num_unread_messages: 0 });
    expect(await heldOf(newcomer, reader)).toEqual([true]);

    await hide(reader, true);
    expect(await heldOf(newcomer, reader)).toEqual([true]);
    await hide(reader, false);
    await hide(reader, false);
    expect(await textsOf(app, reader, newcomer.user.id)).toEqual(['other: hello']);
    expect(await chatsOf(app, reader)).toMatchObject({ num_unread_messages: 1 });
    expect(await heldOf(newcomer, reader)).toEqual([undefined]);
    expect(await mailsDue(reader)).toEqual(['new_conversations']);
    expect([await seesProfile(newcomer, reader), await seesProfile(reader, newcomer)]).toEqual([200, 200]);
    await hide(reader, true);
    expect(await seesProfile(newcomer, reader)).toBe(200);
  });

  it('waits on for its own confirmation where the receiver is seen again before it', async () => {
    const newcomer = await signUpPerson(app);
    const reader = await writtenTo(newcomer);
    await hide(reader, true);
    await hide(reader, false);
    expect(await chatsOf(app, reader)).toMatchObject({ chats: [] });
    expect(await heldOf(newcomer, reader)).toEqual([true]);
    expect(await confirm(newcomer)).toBe(1);
  });

  it('is delivered in invisible mode to a receiver who likes the sender', async () => {
    const newcomer = await signUpPerson(app);
    const reader = await writtenTo(newcomer);
    await hide(reader, true);
    const like = { id: 'like-of-reader', member_id: reader.user.id, liked_id: newcomer.user.id };
    await app.db
      .insertInto('likes')
      .values({ ...like, match_shown: false, liked_at: app.clock.now() })
      .execute();
    expect(await confirm(newcomer)).toBe(1);
    expect(await textsOf(app, reader, newcomer.user.id)).toEqual(['other: hello']);
  });

  it.each(['likes', 'swipes', 'writes to'] as const)(
    'has it delivered when a receiver who hides %s the sender',
    async (act) => {
      const newcomer = await signUpPerson(app);
      const reader = await writtenTo(newcomer);
      await hide(reader, true);
      expect(await confirm(newcomer)).toBe(0);
      const body = { profile_id: newcomer.user.id };
      if (act === 'likes') await app.call('likeMember', { jar: reader.jar, body });
      if (act === 'swipes')
        await app.call('swipeMember', { jar: reader.jar, body: { ...body, choice: 'like' } });
      if (act === 'writes to') await say(app, reader, { ...body, text: 'first' });

      const written = act === 'writes to';
      expect(await textsOf(app, reader, newcomer.user.id)).toEqual(
        written ? ['other: hello', 'me: first'] : ['other: hello'],
      );
      expect(await heldOf(newcomer, reader)).toEqual(written ? [undefined, undefined] : [undefined]);
      for (const one of [reader, newcomer])
        expect(await chatsOf(app, one)).toMatchObject({
          chats: [{ conversation: { last_message: { text: 'hello' } } }],
        });
      expect(await chatsOf(app, reader)).toMatchObject({ num_unread_messages: 1 });
      expect(await seesProfile(newcomer, reader)).toBe(200);
    },
  );

  it('reaches a receiver who is seen again with nothing that was deleted meanwhile', async () => {
    const newcomer = await signUpPerson(app);
    const reader = await writtenTo(newcomer);
    await hide(reader, true);
    expect(await confirm(newcomer)).toBe(0);
    await app.call('deleteConversation', { jar: newcomer.jar, body: { profile_id: reader.user.id } });
    await hide(reader, false);
    expect(await chatsOf(app, reader)).toMatchObject({ chats: [], num_unread_messages: 0 });
  });

  it('is delivered once to a receiver who is seen again while the sender confirms', async () => {
    const newcomer = await signUpPerson(app);
    const reader = await writtenTo(newcomer);
    await hide(reader, true);
    await Promise.all([confirm(newcomer), hide(reader, false)]);
    expect(await textsOf(app, reader, newcomer.user.id)).toEqual(['other: hello']);
    expect(await chatsOf(app, reader)).toMatchObject({ num_unread_messages: 1 });
  });

  const hide = async ({ jar }: Person, invisible: boolean) => {
    expect((await app.call('updateUser', { jar, body: { invisible } })).status).toBe(200);
  };

  const seesProfile = async ({ jar }: Person, { user }: Person) =>
    (await app.call('getMember', { jar, query: { id: user.id } })).status;

  const conversationOf = async ({ jar }: Person, { user }: Person) =>
    (await app.call('getConversation', { jar, query: { profile_id: user.id } })).result;

  const heldOf = async (sender: Person, other: Person) =>
    (await conversationOf(sender, other)).messages.map(({ held }) => held);

  async function typing(writer: Person, other: Person): Promise<number | string> {
    const { conversation } = await conversationOf(writer, other);
    const body = { id: conversation?.id ?? '' };
    return outcomeOf(await app.call('reportTyping', { jar: writer.jar, body }));
  }

  async function mailsDue({ user }: Person): Promise<string[]> {
    const rows = await app.db
      .selectFrom('notification_mails')
      .select('kind')
      .where('member_id', '=', user.id)
      .where('due_at', 'is not', null)
      .execute();
    return rows.map(({ kind }) => kind);
  }

  /** How many messages that delivered. */
  async function confirm({ email, jar }: Person): Promise<number> {
    const token = await mailedToken(app, email);
    const { status, result } = await app.call('activate', { jar, body: { token } });
    expect(status).toBe(200);
    return result.delivered;
  }

  const profileOf = ({ user }: Person) =>
    app.db
      .selectFrom('profiles')
      .select(['status', 'pool'])
      .where('member_id', '=', user.id)
      .executeTakeFirstOrThrow();

  /** Someone new that a member wrote to. */
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
