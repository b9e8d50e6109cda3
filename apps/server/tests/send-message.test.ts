import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { withSettings } from './support/change-settings';
import { activePerson, type Person } from './support/people';
import {
  balanceOf,
  chatsOf,
  clientId,
  makePremium,
  outcomeOf,
  premiumPerson,
  say,
  textsOf,
} from './support/talk';
import { statusChange } from './support/status-change';

let app: TestApp;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  app = await createTestApp();
  anna = await premiumPerson(app);
  ben = await premiumPerson(app);
});
afterAll(() => app.close());

describe('a message', () => {
  it('reaches the other, begins a conversation and costs a credit', async () => {
    const before = await balanceOf(app, anna);
    const { result } = await say(app, anna, { profile_id: ben.user.id, text: '  Hi\r\nBen ' });
    expect(result.message).toMatchObject({ sender: 'me', type: 'text', text: 'Hi\nBen', cost: 1 });
    expect(result.user.credits).toBe((before ?? 0) - 1);
    expect(await balanceOf(app, anna)).toBe(result.user.credits);

    const { chats, num_unread_messages: unread } = await chatsOf(app, ben);
    expect(chats).toMatchObject([
      {
        conversation: { last_message: { sender: 'other', text: 'Hi\nBen', cost: 0 } },
        profile: { id: anna.user.id, conversation_id: result.message.conversation_id },
        num_unread_messages: 1,
        typing: false,
      },
    ]);
    expect(unread).toBe(1);
    expect(chats[0]?.conversation.last_message).not.toHaveProperty('client_id');
  });

  it('goes on in the same conversation, for either sender and either form of address', async () => {
    const cas = await premiumPerson(app);
    const dora = await premiumPerson(app);
    const first = await say(app, cas, { profile_id: dora.user.id, text: '1' });
    const conversation_id = first.result.message.conversation_id;
    await say(app, dora, { conversation_id, text: '2' });
    await say(app, dora, { profile_id: cas.user.id, text: '3' });
    expect(await textsOf(app, cas, dora.user.id)).toEqual(['other: 3', 'other: 2', 'me: 1']);
    expect(await textsOf(app, dora, cas.user.id)).toEqual(['me: 3', 'me: 2', 'other: 1']);
  });

  it('is one conversation when both write first at the same time', async () => {
    const cas = await premiumPerson(app);
    const dora = await premiumPerson(app);
    const sent = await Promise.all([
      say(app, cas, { profile_id: dora.user.id }),
      say(app, dora, { profile_id: cas.user.id }),
    ]);
    expect(new Set(sent.map(({ result }) => result.message.conversation_id)).size).toBe(1);
    expect(await textsOf(app, cas, dora.user.id)).toHaveLength(2);
  });

  it.each([
    ['x', 1000, 200],
    ['x', 1001, '400 message_too_long'],
    // Eleven units each, of which a text of 1000 characters may have 8000.
    ['👨‍👩‍👧‍👦', 727, 200],
    ['👨‍👩‍👧‍👦', 728, '400 message_too_long'],
    ['a\u0301\u0302\u0303\u0304\u0305', 1, '400 invalid_input'],
    ['a\u202Eb', 1, '400 invalid_input'],
    [' ', 5, '400 invalid_input'],
  ])('of %j, %i times, is answered %s', async (letter, times, outcome) => {
    const text = letter.repeat(times);
    expect(outcomeOf(await say(app, anna, { profile_id: ben.user.id, text }))).toBe(outcome);
  });

  it.each([
    [2000, 200],
    [2001, '400 message_too_long'],
  ])(
    'of %i letters that take the most room, where a site takes 2000, is answered %s',
    async (times, outcome) => {
      await withSettings(app, { message_length: 2000 }, async () => {
        const text = '👩‍❤️‍👨'.repeat(times);
        expect(outcomeOf(await say(app, anna, { profile_id: ben.user.id, text }))).toBe(outcome);
      });
    },
  );

  it('of one letter with 20,000 accents is too long', async () => {
    const text = `a${'\u0301'.repeat(20_000)}`;
    expect(outcomeOf(await say(app, anna, { profile_id: ben.user.id, text }))).toBe('400 message_too_long');
  });

  it('that is too long is rejected with the limit', async () => {
    const { error } = await say(app, anna, { profile_id: ben.user.id, text: 'x'.repeat(1001) });
    expect(error.params).toEqual({ limit: 1000 });
  });

  it.each([
    ['nobody', { profile_id: 'nobody' }],
    ['a conversation that is not there', { conversation_id: 'nowhere' }],
  ])('to %s is not found', async (_, to) => {
    expect(outcomeOf(await say(app, anna, to))).toBe('404 not_found');
  });

  it('to oneself is not found', async () => {
    expect(outcomeOf(await say(app, anna, { profile_id: anna.user.id }))).toBe('404 not_found');
  });

  it('in the conversation of two others is not found', async () => {
    const { result } = await say(app, anna, { profile_id: ben.user.id });
    const eve = await premiumPerson(app);
    const { conversation_id } = result.message;
    expect(outcomeOf(await say(app, eve, { conversation_id }))).toBe('404 not_found');
  });

  it('to nobody in particular is invalid', async () => {
    const answer = await app.call('sendMessage', {
      jar: anna.jar,
      body: { client_id: clientId(), type: 'text', text: 'hello' },
    });
    expect(answer.error.fields).toEqual([{ path: 'profile_id', code: 'required' }]);
  });

  it('to someone of another pool is not found', async () => {
    const stranger = await premiumPerson(app);
    await app.db
      .updateTable('profiles')
      .set({ pool: 'other/1' })
      .where('member_id', '=', stranger.user.id)
      .execute();
    expect(outcomeOf(await say(app, anna, { profile_id: stranger.user.id }))).toBe('404 not_found');
  });

  it.each(['banned', 'pending_deletion'] as const)('to a member who is %s is not found', async (status) => {
    const gone = await premiumPerson(app);
    await say(app, anna, { profile_id: gone.user.id });
    await app.db.updateTable('members').set(statusChange(status)).where('id', '=', gone.user.id).execute();
    expect(outcomeOf(await say(app, anna, { profile_id: gone.user.id }))).toBe('404 not_found');
    const { chats } = await chatsOf(app, anna);
    expect(chats.map(({ profile }) => profile?.id)).not.toContain(gone.user.id);
  });

  it('to someone invisible is not found, unless they talked before', async () => {
    const shy = await premiumPerson(app);
    const known = await premiumPerson(app);
    await say(app, shy, { profile_id: known.user.id });
    await app.call('updateUser', { jar: shy.jar, body: { invisible: true } });
    expect(outcomeOf(await say(app, anna, { profile_id: shy.user.id }))).toBe('404 not_found');
    expect(outcomeOf(await say(app, known, { profile_id: shy.user.id }))).toBe(200);
  });
});

describe('a free member', () => {
  it('may write three messages in two conversations, answers included', async () => {
    const free = await activePerson(app);
    const { result } = await say(app, anna, { profile_id: free.user.id });
    const { conversation_id } = result.message;
    const first = await say(app, free, { conversation_id });
    expect(first.result.user.written).toEqual({ conversations: 1, messages: 1 });
    const second = await say(app, free, { profile_id: ben.user.id });
    expect(second.result.user.written).toEqual({ conversations: 2, messages: 2 });
    const third = await activePerson(app);
    expect(outcomeOf(await say(app, free, { profile_id: third.user.id }))).toBe('403 premium_required');
    expect(outcomeOf(await say(app, free, { conversation_id }))).toBe(200);
    expect(outcomeOf(await say(app, free, { conversation_id }))).toBe('402 not_enough_credits');
    expect(outcomeOf(await say(app, free, { profile_id: third.user.id }))).toBe('403 premium_required');
  });

  it('gets no more by deleting what was written', async () => {
    const free = await activePerson(app);
    for (const other of [anna, ben]) {
      await say(app, free, { profile_id: other.user.id });
      await app.call('deleteConversation', { jar: free.jar, body: { profile_id: other.user.id } });
    }
    const third = await activePerson(app);
    expect(outcomeOf(await say(app, free, { profile_id: third.user.id }))).toBe('403 premium_required');
    expect(outcomeOf(await say(app, free, { profile_id: anna.user.id }))).toBe(200);
    expect(outcomeOf(await say(app, free, { profile_id: anna.user.id }))).toBe('402 not_enough_credits');
  });

  it('sees on a profile whether it ever wrote there, also after deleting, and not for an answer alone', async () => {
    const free = await activePerson(app);
    const wroteTo = async (other: Person) => {
      const [member, chat] = await Promise.all([
        app.call('getMember', { jar: free.jar, query: { id: other.user.id } }),
        app.call('getConversation', { jar: free.jar, query: { profile_id: other.user.id } }),
      ]);
      return [member.result.profile, chat.result.profile].map(
        (profile) => profile !== null && 'wrote_to' in profile && profile.wrote_to,
      );
    };
    await say(app, anna, { profile_id: free.user.id });
    expect(await wroteTo(anna)).toEqual([false, false]);
    await say(app, free, { profile_id: anna.user.id });
    expect(await wroteTo(anna)).toEqual([true, true]);
    await app.call('deleteConversation', { jar: free.jar, body: { profile_id: anna.user.id } });
    expect(await wroteTo(anna)).toEqual([true, true]);
    expect(await wroteTo(ben)).toEqual([false, false]);
  });

  it('gets no more by sending from many places at once', async () => {
    const free = await activePerson(app);
    const others = await Promise.all(Array.from({ length: 4 }, () => activePerson(app)));
    const outcomes = await Promise.all(
      [...others, ...others].map(({ user }) => say(app, free, { profile_id: user.id })),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(3);
    const reached = await Promise.all(others.map((other) => chatsOf(app, other)));
    expect(reached.filter(({ chats }) => chats.length > 0).length).toBeLessThanOrEqual(2);
  });

  it('who bought credits goes on, for a credit each', async () => {
    const free = await activePerson(app);
    for (const _ of [1, 2, 3]) await say(app, free, { profile_id: anna.user.id });
    await makePremium(app, free.user.id, 2);
    expect((await say(app, free, { profile_id: anna.user.id })).result.user.credits).toBe(1);
    const third = await activePerson(app);
    expect((await say(app, free, { profile_id: third.user.id })).result.user.credits).toBe(0);
    expect(outcomeOf(await say(app, free, { profile_id: third.user.id }))).toBe('402 not_enough_credits');
  });
});
