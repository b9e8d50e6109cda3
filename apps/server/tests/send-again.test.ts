import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '@vela/domain/time';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { balanceOf, chatsOf, clientId, outcomeOf, premiumPerson, say, textsOf } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;

beforeAll(async () => {
  app = await createTestApp();
  anna = await premiumPerson(app);
  ben = await premiumPerson(app);
});
afterAll(() => app.close());

describe('the same client id', () => {
  it('sends and charges once, however often it comes', async () => {
    const one = await premiumPerson(app, 5);
    const saying = { profile_id: ben.user.id, client_id: clientId() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => say(app, one, saying)));
    expect(new Set(answers.map(({ result }) => result.message.id)).size).toBe(1);
    expect(await balanceOf(app, one)).toBe(4);
    expect(await textsOf(app, ben, one.user.id)).toHaveLength(1);
  });

  it.each([
    ['another text', { text: 'bye' }],
    ['a gift', { type: 'gift', gift_id: 'rose' }],
  ] as const)('with %s is a conflict', async (_, change) => {
    const saying = { profile_id: ben.user.id, client_id: clientId() };
    await say(app, anna, saying);
    expect(outcomeOf(await say(app, anna, { ...saying, ...change }))).toBe('409 client_id_reused');
  });

  it('to someone else is a conflict', async () => {
    const saying = { profile_id: ben.user.id, client_id: clientId() };
    await say(app, anna, saying);
    const third = await activePerson(app);
    const answer = await say(app, anna, { ...saying, profile_id: third.user.id });
    expect(outcomeOf(answer)).toBe('409 client_id_reused');
  });

  it('of another sender is another message', async () => {
    const saying = { client_id: clientId() };
    const [one, other] = [
      await say(app, anna, { ...saying, profile_id: ben.user.id }),
      await say(app, ben, { ...saying, profile_id: anna.user.id }),
    ];
    expect(one.result.message.id).not.toBe(other.result.message.id);
  });

  it('is answered the same after the conversation or the message was deleted', async () => {
    const saying = { profile_id: ben.user.id, client_id: clientId() };
    const { result } = await say(app, anna, saying);
    await app.call('deleteMessage', { jar: anna.jar, body: { id: result.message.id } });
    expect((await say(app, anna, saying)).result.message).toEqual(result.message);
    await app.call('deleteConversation', { jar: anna.jar, body: { profile_id: ben.user.id } });
    expect((await say(app, anna, saying)).result.message).toEqual(result.message);
    expect((await chatsOf(app, anna)).chats.map(({ profile }) => profile?.id)).not.toContain(ben.user.id);
  });

  it('is answered the same after a block, where a new message is rejected', async () => {
    const [one, other] = [await premiumPerson(app), await premiumPerson(app)];
    const saying = { profile_id: other.user.id, client_id: clientId() };
    const { result } = await say(app, one, saying);
    await app.call('blockMember', { jar: other.jar, body: { profile_id: one.user.id } });
    expect((await say(app, one, saying)).result.message).toEqual(result.message);
    const refused = await say(app, one, { profile_id: other.user.id });
    expect([outcomeOf(refused), refused.error.params]).toEqual([
      '403 no_longer_available',
      { profile_id: other.user.id },
    ]);
    expect(outcomeOf(await say(app, other, { profile_id: one.user.id }))).toBe('404 not_found');
  });
});

describe('the limit', () => {
  it('lets sixty through at once, then two a second; what was sent before is outside of it', async () => {
    const keen = await premiumPerson(app, 200);
    const saying = { profile_id: ben.user.id };
    const first = { ...saying, client_id: clientId() };
    await say(app, keen, first);
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => say(app, keen, saying)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(59);
    const refused = outcomes.find(({ status }) => status === 429);
    expect([refused?.error.code, refused?.error.retry_after]).toEqual(['too_many_requests', 1]);
    expect(outcomeOf(await say(app, keen, first))).toBe(200);
    app.clock.advance(SECOND);
    expect(outcomeOf(await say(app, keen, saying))).toBe(200);
    expect(outcomeOf(await say(app, keen, saying))).toBe(200);
    expect(outcomeOf(await say(app, keen, saying))).toBe('429 too_many_requests');
    expect(await balanceOf(app, keen)).toBe(200 - 62);
  });
});

describe('spends that race', () => {
  it('never take more than there is, and send exactly what is paid', async () => {
    const sender = await premiumPerson(app, 10);
    const others = await Promise.all(Array.from({ length: 5 }, () => premiumPerson(app)));
    const answers = await Promise.all(
      [...others, ...others, ...others].map(({ user }, place) =>
        say(app, sender, {
          profile_id: user.id,
          ...(place % 3 === 0 && { type: 'gift', gift_id: 'coffee' }),
        }),
      ),
    );
    const sent = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => ![200, 402].includes(status))).toEqual([]);
    const paid = sent.reduce((sum, { result }) => sum + result.message.cost, 0);
    expect(await balanceOf(app, sender)).toBe(10 - paid);
    const { count } = await app.db
      .selectFrom('messages')
      .select((is) => is.fn.countAll<string>().as('count'))
      .where('sender_id', '=', sender.user.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(sent.length);
  });
});
