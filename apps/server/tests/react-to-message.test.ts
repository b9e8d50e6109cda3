import type { Reaction } from '@vela/domain/chat';
import { MINUTE } from '@vela/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { readEvents, type EventReader } from './support/event-reader';
import { activePerson, type Person } from './support/people';
import { outcomeOf, premiumPerson, say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
const open: EventReader[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  anna = await premiumPerson(app);
  ben = await activePerson(app, { gender: 'male' });
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

async function messageFrom(from: Person, to: Person): Promise<{ id: string; conversation_id: string }> {
  return (await say(app, from, { profile_id: to.user.id })).result.message;
}

const react = ({ jar }: Person, id: string, reaction: Reaction | null) =>
  app.call('reactToMessage', { jar, body: { id, reaction } });

async function reactionsSeenBy({ jar }: Person, other: Person): Promise<(string | undefined)[]> {
  const { result } = await app.call('getConversation', { jar, query: { profile_id: other.user.id } });
  return result.messages.map(({ reaction }) => reaction);
}

describe('a reaction', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('reactToMessage', { body: { id: '1', reaction: 'heart' } });
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('stands under the message for both, costs nothing, is replaced and taken back', async () => {
    const { id } = await messageFrom(anna, ben);
    for (const reaction of ['heart', 'laugh', null] as const) {
      expect(outcomeOf(await react(ben, id, reaction))).toBe(200);
      const shown = [reaction ?? undefined];
      expect(await reactionsSeenBy(ben, anna)).toEqual(shown);
      expect(await reactionsSeenBy(anna, ben)).toEqual(shown);
    }
    const { result } = await app.call('getUser', { jar: ben.jar });
    expect(result.user?.written).toEqual({ conversations: 0, messages: 0 });
  });

  it('notifies both once of each change, and of nothing where it is the same', async () => {
    const { id, conversation_id } = await messageFrom(anna, ben);
    const [hers, his] = [await listen(anna), await listen(ben)];
    for (const reaction of ['heart', 'fire', null] as const) {
      await react(ben, id, reaction);
      await react(ben, id, reaction);
      const data = { conversation_id, message_id: id, reaction };
      for (const reader of [hers, his]) expect(await reader.next()).toMatchObject({ name: 'reaction', data });
    }
    await messageFrom(ben, anna);
    expect(await hers.next()).toMatchObject({ name: 'message' });
  });

  it('is answered as none for a message of others, of nobody, or that was deleted', async () => {
    const { id } = await messageFrom(anna, ben);
    const stranger = await activePerson(app);
    expect(outcomeOf(await react(stranger, id, 'heart'))).toBe('404 not_found');
    expect(outcomeOf(await react(ben, 'no-such-message', 'heart'))).toBe('404 not_found');
    await app.call('deleteMessage', { jar: ben.jar, body: { id } });
    expect(outcomeOf(await react(ben, id, 'heart'))).toBe('404 not_found');
  });

  it('is forbidden for what one wrote oneself, and before the address is confirmed', async () => {
    const { id } = await messageFrom(anna, ben);
    expect(outcomeOf(await react(anna, id, 'heart'))).toBe('403 forbidden');
    await app.db
      .updateTable('members')
      .set({ status: 'not_confirmed' })
      .where('id', '=', ben.user.id)
      .execute();
    expect(outcomeOf(await react(ben, id, 'heart'))).toBe('403 forbidden');
  });

  it('ends with a block', async () => {
    const { id } = await messageFrom(anna, ben);
    await app.call('blockMember', { jar: anna.jar, body: { profile_id: ben.user.id } });
    expect(outcomeOf(await react(ben, id, 'heart'))).toMatch(/^40[34]/u);
    const { reaction } = await app.db
      .selectFrom('messages')
      .select('reaction')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(reaction).toBeNull();
  });

  it('is nothing that it doesn’t know', async () => {
    const { id } = await messageFrom(anna, ben);
    const answer = await app.call('reactToMessage', {
      jar: ben.jar,
      body: { id, reaction: 'poison' as Reaction },
    });
    expect(answer.error).toMatchObject({ code: 'invalid_input', fields: [{ path: 'reaction' }] });
  });

  it('can be changed at the pace of messages', async () => {
    const { id } = await messageFrom(anna, ben);
    const outcomes: (number | string)[] = [];
    for (let count = 0; count < 70; count += 1)
      outcomes.push(outcomeOf(await react(ben, id, count % 2 === 0 ? 'heart' : 'sad')));
    expect(outcomes.at(-1)).toBe('429 too_many_requests');
    app.clock.advance(MINUTE);
    expect(outcomeOf(await react(ben, id, 'wow'))).toBe(200);
  });
});

async function answersSeenBy({ jar }: Person, other: Person) {
  const { result } = await app.call('getConversation', { jar, query: { profile_id: other.user.id } });
  return result.messages.map(({ reply_to: answered }) => answered);
}

describe('a message that answers another', () => {
  it('shows both which one, in few words', async () => {
    const { id } = (await say(app, ben, { profile_id: anna.user.id, text: `One\n\ntwo ${'1'.repeat(200)}` }))
      .result.message;
    const { result } = await say(app, anna, { profile_id: ben.user.id, reply_to: id });
    const text = expect.stringMatching(/^One two 1+…$/u) as string;
    expect(result.message.reply_to).toEqual({ id, sender: 'other', type: 'text', text });
    expect(await answersSeenBy(anna, ben)).toEqual([{ id, sender: 'other', type: 'text', text }, undefined]);
    expect(await answersSeenBy(ben, anna)).toEqual([{ id, sender: 'me', type: 'text', text }, undefined]);
  });

  it('comes with it to the other’s open page', async () => {
    const { id } = await messageFrom(ben, anna);
    const his = await listen(ben);
    await say(app, anna, { profile_id: ben.user.id, reply_to: id });
    expect(await his.next()).toMatchObject({
      name: 'message',
      data: { message: { reply_to: { id, sender: 'me' } } },
    });
  });

  it('says that the other one is gone, to who deleted it alone', async () => {
    const { id } = await messageFrom(ben, anna);
    await say(app, anna, { profile_id: ben.user.id, reply_to: id });
    await app.call('deleteMessage', { jar: ben.jar, body: { id } });
    expect(await answersSeenBy(ben, anna)).toEqual([null]);
    expect(await answersSeenBy(anna, ben)).toEqual([expect.objectContaining({ id }), undefined]);
  });

  it('is sent without it where the sender doesn’t see that one', async () => {
    const stranger = await activePerson(app);
    const foreign = await messageFrom(stranger, anna);
    const deleted = await messageFrom(ben, anna);
    await app.call('deleteMessage', { jar: anna.jar, body: { id: deleted.id } });
    for (const id of [foreign.id, deleted.id, 'no-such-message']) {
      const { status, result } = await say(app, anna, { profile_id: ben.user.id, reply_to: id });
      expect(status).toBe(200);
      expect(result.message).not.toHaveProperty('reply_to');
    }
  });

  it('is the same when it is sent again', async () => {
    const { id } = await messageFrom(ben, anna);
    const saying = { profile_id: ben.user.id, client_id: 'answer', reply_to: id } as const;
    const first = await say(app, anna, saying);
    const again = await say(app, anna, saying);
    expect(again.result.message).toEqual(first.result.message);
  });
});
