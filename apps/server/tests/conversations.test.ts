import { MINUTE, SECOND } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { chatsOf, outcomeOf, premiumPerson, say, textsOf } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
let eve: Person;

beforeAll(async () => {
  app = await createTestApp();
  eve = await premiumPerson(app);
});
beforeEach(async () => {
  [anna, ben] = [await premiumPerson(app), await premiumPerson(app)];
});
afterAll(() => app.close());

/** Sends texts one after the other, a minute apart, and returns the conversation. */
async function talk(from: Person, to: Person, ...texts: string[]): Promise<{ id: string; ids: string[] }> {
  const ids: string[] = [];
  let id = '';
  for (const text of texts) {
    app.clock.advance(MINUTE);
    const { result } = await say(app, from, { profile_id: to.user.id, text });
    id = result.message.conversation_id;
    ids.push(result.message.id);
  }
  return { id, ids };
}

const conversationOf = (reader: Person, query: { id: string } | { profile_id: string }) =>
  app.call('getConversation', { jar: reader.jar, query });

/** That many members who have each written to one, for what people take too long to do; gives them newest first. */
async function insertWriters({ user }: Person, count: number): Promise<string[]> {
  await sql`
    with writer as (
      select id || '-' || place as id, members.*, place
      from (select id as copied, site_id, password_hash, status, language, consents, signup_date from members) members,
        generate_series(1, ${count}) place, (select ${user.id}::text as id) one
      where copied = ${eve.user.id}
    ), member as (
      insert into members
        (id, site_id, email, email_canonical, name, name_key, password_hash, status, language, consents, signup_date)
      select id, site_id, id, id, id, id, password_hash, status, language, consents, signup_date from writer
    ), profile as (
      insert into profiles (member_id, status, gender, date_of_birth, country, pool)
      select id, profiles.status, gender, date_of_birth, country, pool
      from writer join profiles on profiles.member_id = copied
    ), conversation as (
      insert into conversations (id, a_id, b_id, created_at)
      select 'c' || id, least(id, ${user.id}), greatest(id, ${user.id}), now() from writer
    ), message as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, type, text, sent_at)
      select 'm' || id, 'c' || id, 1, id, 'x', 'text', 'hello', now() from writer
    )
    insert into conversation_members
      (member_id, conversation_id, other_id, num_unread, last_message_id, last_message_at)
    select case when own then ${user.id} else id end, 'c' || id, case when own then id else ${user.id} end, own::integer,
      'm' || id, timestamptz '2026-06-01' + make_interval(secs => place)
    from writer, (values (true), (false)) side (own)`.execute(app.db);
  return Array.from({ length: count }, (_, place) => `${user.id}-${count - place}`);
}

describe('the list of conversations', () => {
  it('has the one with the newest message first', async () => {
    const [one, two, three] = [await activePerson(app), await activePerson(app), await activePerson(app)];
    for (const other of [one, two, three, one]) await talk(anna, other, 'hello');
    const { chats, next_cursor: cursor } = await chatsOf(app, anna);
    expect(chats.map(({ profile }) => profile?.id)).toEqual([one, three, two].map(({ user }) => user.id));
    expect(cursor).toBeNull();
  });

  it('comes in pages, and counts what is unread on all of them', async () => {
    const ids = await insertWriters(anna, 53);
    const first = await chatsOf(app, anna);
    expect(first.chats).toHaveLength(50);
    expect(first.num_unread_messages).toBe(53);
    const { result: second } = await app.call('listConversations', {
      jar: anna.jar,
      query: { cursor: first.next_cursor ?? '' },
    });
    expect([...first.chats, ...second.chats].map(({ profile }) => profile?.id)).toEqual(ids);
    expect(second.next_cursor).toBeNull();
  });

  it.each(['x', 'bm90aGluZw', ''])('rejects the cursor %j', async (cursor) => {
    expect(outcomeOf(await app.call('listConversations', { jar: anna.jar, query: { cursor } }))).toBe(
      '400 invalid_input',
    );
  });

  it('says who is writing, for six seconds', async () => {
    const { id } = await talk(anna, ben, 'hello');
    await app.call('reportTyping', { jar: anna.jar, body: { id } });
    expect((await chatsOf(app, ben)).chats[0]?.typing).toBe(true);
    expect((await chatsOf(app, anna)).chats[0]?.typing).toBe(false);
    app.clock.advance(6 * SECOND);
    expect((await chatsOf(app, ben)).chats[0]?.typing).toBe(false);
  });
});

describe('a conversation', () => {
  it('is found by its id and by the other, with the other profile', async () => {
    const { id } = await talk(anna, ben, '1', '2');
    for (const query of [{ id }, { profile_id: anna.user.id }]) {
      const { result } = await conversationOf(ben, query);
      expect(result).toMatchObject({
        conversation: { id, last_message: { text: '2' } },
        profile: { id: anna.user.id, conversation_id: id },
        num_unread_messages: 2,
        next_cursor: null,
      });
      expect(result.messages.map(({ text }) => text)).toEqual(['2', '1']);
    }
  });

  it('is none with someone one has not talked to', async () => {
    const { result } = await conversationOf(anna, { profile_id: ben.user.id });
    expect(result).toMatchObject({ conversation: null, messages: [], profile: { id: ben.user.id } });
  });

  it('comes in pages, newest first, none twice while more is said', async () => {
    const texts = Array.from({ length: 55 }, (_, place) => String(place));
    const { id } = await talk(anna, ben, ...texts);
    const first = (await conversationOf(ben, { id })).result;
    await talk(anna, ben, 'newer');
    const query = { id, cursor: first.next_cursor ?? '' };
    const second = (await app.call('getConversation', { jar: ben.jar, query })).result;
    const loaded = [...first.messages, ...second.messages].map(({ text }) => text);
    expect(loaded).toEqual(texts.toReversed());
    expect(second).toMatchObject({ next_cursor: null, conversation: { last_message: { text: 'newer' } } });
  });

  it('is nobody else’s', async () => {
    const { id, ids } = await talk(anna, ben, 'secret');
    expect(outcomeOf(await conversationOf(eve, { id }))).toBe('404 not_found');
    for (const endpoint of ['markConversationRead', 'deleteConversation', 'reportTyping'] as const) {
      expect(outcomeOf(await app.call(endpoint, { jar: eve.jar, body: { id } }))).toBe('404 not_found');
    }
    const body = { id: ids[0] ?? '' };
    expect(outcomeOf(await app.call('deleteMessage', { jar: eve.jar, body }))).toBe('404 not_found');
    expect(await textsOf(app, ben, anna.user.id)).toEqual(['other: secret']);
  });

  it('wants to be named', async () => {
    const { error } = await app.call('getConversation', { jar: anna.jar });
    expect(error.fields).toEqual([{ path: 'id', code: 'required' }]);
  });

  it('says so to the blocked member, and nothing to anybody else', async () => {
    const { id } = await talk(anna, ben, 'hello');
    await app.call('blockMember', { jar: ben.jar, body: { profile_id: anna.user.id } });
    for (const query of [{ id }, { profile_id: ben.user.id }]) {
      const answer = await conversationOf(anna, query);
      expect([outcomeOf(answer), answer.error.params]).toEqual([
        '403 no_longer_available',
        { profile_id: ben.user.id },
      ]);
    }
    expect(outcomeOf(await conversationOf(ben, { profile_id: anna.user.id }))).toBe('404 not_found');
    await app.call('blockMember', { jar: ben.jar, body: { profile_id: eve.user.id } });
    expect(outcomeOf(await conversationOf(eve, { profile_id: ben.user.id }))).toBe('404 not_found');
    for (const person of [anna, ben]) expect((await chatsOf(app, person)).chats).toEqual([]);
  });

  it('begins with the match of the two', async () => {
    await app.call('likeMember', { jar: anna.jar, body: { profile_id: ben.user.id } });
    await app.call('likeMember', { jar: ben.jar, body: { profile_id: anna.user.id } });
    expect((await chatsOf(app, anna)).chats).toEqual([]);
    await talk(anna, ben, 'hello');
    const { result } = await conversationOf(ben, { profile_id: anna.user.id });
    expect(result.messages).toMatchObject([
      { type: 'text', text: 'hello' },
      { sender: 'system', type: 'system', notice: 'match', cost: 0 },
    ]);
    expect(result.num_unread_messages).toBe(1);
  });

  it('that is open says when the two come to match, without being unread or moving', async () => {
    const { id } = await talk(anna, ben, 'hello');
    await app.call('markConversationRead', { jar: ben.jar, body: { id } });
    await app.call('likeMember', { jar: anna.jar, body: { profile_id: ben.user.id } });
    await app.call('likeMember', { jar: ben.jar, body: { profile_id: anna.user.id } });
    const { result } = await conversationOf(ben, { id });
    expect(result.messages).toMatchObject([{ sender: 'system', notice: 'match' }, { text: 'hello' }]);
    expect(result).toMatchObject({
      num_unread_messages: 0,
      conversation: { last_message: { text: 'hello' } },
    });
  });
});

describe('reading', () => {
  it('leaves nothing unread, and notifies the sender when it was read', async () => {
    const { id } = await talk(anna, ben, '1', '2');
    app.clock.advance(MINUTE);
    await app.call('markConversationRead', { jar: ben.jar, body: { id } });
    const read_at = app.clock.now().toISOString();
    expect(await chatsOf(app, ben)).toMatchObject({
      chats: [{ num_unread_messages: 0 }],
      num_unread_messages: 0,
    });
    const { result } = await conversationOf(anna, { id });
    expect(result.messages.map((message) => message.read_at)).toEqual([read_at, read_at]);
  });

  it('again changes nothing, and what comes later is unread', async () => {
    const { id } = await talk(anna, ben, '1');
    await app.call('markConversationRead', { jar: ben.jar, body: { id } });
    const first = (await conversationOf(anna, { id })).result.messages[0]?.read_at;
    app.clock.advance(MINUTE);
    await app.call('markConversationRead', { jar: ben.jar, body: { id } });
    await talk(anna, ben, '2');
    const { result } = await conversationOf(ben, { id });
    expect(result.messages.map((message) => message.read_at)).toEqual([undefined, first]);
    expect(result.num_unread_messages).toBe(1);
  });

  it('and writing at the same time count every message', async () => {
    const { id } = await talk(anna, ben, '0');
    const writing = Array.from({ length: 10 }, () => say(app, anna, { profile_id: ben.user.id }));
    const reading = Array.from({ length: 10 }, () =>
      app.call('markConversationRead', { jar: ben.jar, body: { id } }),
    );
    await Promise.all([...writing, ...reading]);
    const { result } = await conversationOf(ben, { id });
    const unread = result.messages.filter((message) => message.read_at === undefined);
    expect(result.num_unread_messages).toBe(unread.length);
  });
});

describe('deleting a conversation', () => {
  it.each(['id', 'profile_id'] as const)('by %s takes it from this member alone', async (by) => {
    const { id } = await talk(anna, ben, '1', '2');
    const body = by === 'id' ? { id } : { profile_id: anna.user.id };
    const answer = await app.call('deleteConversation', { jar: ben.jar, body });
    expect([answer.status, answer.result]).toEqual([200, {}]);
    expect(await chatsOf(app, ben)).toMatchObject({ chats: [], num_unread_messages: 0 });
    expect(outcomeOf(await conversationOf(ben, { id }))).toBe('404 not_found');
    expect(await textsOf(app, anna, ben.user.id)).toEqual(['me: 2', 'me: 1']);
    expect((await app.call('deleteConversation', { jar: ben.jar, body })).status).toBe(200);
  });

  it('ends when something new is said, without what was', async () => {
    const { id } = await talk(anna, ben, 'old');
    await app.call('deleteConversation', { jar: ben.jar, body: { id } });
    await talk(anna, ben, 'new');
    expect(await textsOf(app, ben, anna.user.id)).toEqual(['other: new']);
    expect(await textsOf(app, anna, ben.user.id)).toEqual(['me: new', 'me: old']);
  });

  it('that is not there is not found', async () => {
    for (const body of [{ id: 'nowhere' }, { profile_id: 'nobody' }])
      expect(outcomeOf(await app.call('deleteConversation', { jar: anna.jar, body }))).toBe('404 not_found');
  });
});

describe('deleting a message', () => {
  it('takes it from this member alone, and shows the one before as the last', async () => {
    const { ids } = await talk(anna, ben, '1', '2', '3');
    await app.call('deleteMessage', { jar: ben.jar, body: { id: ids[2] ?? '' } });
    await app.call('deleteMessage', { jar: ben.jar, body: { id: ids[2] ?? '' } });
    expect(await textsOf(app, ben, anna.user.id)).toEqual(['other: 2', 'other: 1']);
    expect(await textsOf(app, anna, ben.user.id)).toHaveLength(3);
    expect((await chatsOf(app, ben)).chats).toMatchObject([
      { conversation: { last_message: { text: '2' } }, num_unread_messages: 2 },
    ]);
  });

  it('that is the only one takes the conversation from the list', async () => {
    const { ids } = await talk(anna, ben, '1');
    await app.call('deleteMessage', { jar: ben.jar, body: { id: ids[0] ?? '' } });
    expect(await chatsOf(app, ben)).toMatchObject({ chats: [], num_unread_messages: 0 });
    await talk(anna, ben, '2');
    expect(await textsOf(app, ben, anna.user.id)).toEqual(['other: 2']);
  });
});
