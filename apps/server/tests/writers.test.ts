import { WRITERS, type Writers } from '@vela/domain/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import { freshAddress, signupBody, type Person } from './support/people';
import { photoActs } from './support/photo-acts';
import { premiumPerson, say } from './support/talk';
import { sql } from 'kysely';

let app: TestApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  anna = await premiumPerson(app);
  ben = await premiumPerson(app);
});
afterAll(() => app.close());
const { like, conversationOf } = meetingIn(() => app);
const { photoOf } = photoActs(() => app);

const take = ({ jar }: Person, may_write: Writers) => app.call('updateUser', { jar, body: { may_write } });

/** Whether Ben may write to Anna as he sees it, and what comes of it. */
async function writing(): Promise<[string, string]> {
  const { result } = await conversationOf(ben, anna);
  const sent = await say(app, ben, { profile_id: idOf(anna) });
  return [result.writing, sent.status === 200 ? 'sent' : (sent.error?.code ?? '')];
}

describe('who may write to a member', () => {
  it('is everyone, until the member chooses', async () => {
    expect(anna.user.may_write).toBe('everyone');
    expect(await writing()).toEqual(['open', 'sent']);
    expect((await take(anna, 'matches')).result.user.may_write).toBe('matches');
  });

  it('is who has a photo', async () => {
    await take(anna, 'photo');
    expect(await writing()).toEqual(['photo', 'writing_closed']);
    await photoOf(ben);
    expect(await writing()).toEqual(['open', 'sent']);
  });

  it('is who the member likes, which nothing else shows', async () => {
    await take(anna, 'liked');
    await like(ben, anna);
    expect(await writing()).toEqual(['chosen', 'writing_closed']);
    await like(anna, ben);
    expect(await writing()).toEqual(['open', 'sent']);
  });

  it('is a match alone', async () => {
    await take(anna, 'matches');
    await like(anna, ben);
    expect(await writing()).toEqual(['chosen', 'writing_closed']);
    await like(ben, anna);
    expect(await writing()).toEqual(['open', 'sent']);
  });

  it('is who got an answer, whatever is chosen later', async () => {
    await say(app, ben, { profile_id: idOf(anna) });
    await take(anna, 'matches');
    expect(await writing()).toEqual(['chosen', 'writing_closed']);
    await say(app, anna, { profile_id: idOf(ben) });
    expect(await writing()).toEqual(['open', 'sent']);
  });

  it('charges nothing for what is refused, nor takes a photo or a gift', async () => {
    await take(anna, 'matches');
    const before = (await app.call('getUser', { jar: ben.jar })).result.user?.credits;
    const gift = await say(app, ben, { profile_id: idOf(anna), type: 'gift', gift_id: 'rose' });
    const photo = await photoOf(ben, { purpose: 'chat' });
    const sent = await say(app, ben, { profile_id: idOf(anna), type: 'photo', photo_id: photo.id });
    expect([gift.error?.code, sent.error?.code]).toEqual(['writing_closed', 'writing_closed']);
    expect((await app.call('getUser', { jar: ben.jar })).result.user?.credits).toBe(before);
  });

  it.each(WRITERS.filter((writers) => writers !== 'everyone'))(
    'is nobody who signs up with a message, where it is %s',
    async (writers) => {
      await take(anna, writers);
      const body = signupBody({ signup_member_id: idOf(anna), signup_message: 'Hello' });
      const refused = await app.call('signUp', { body, address: freshAddress(), jar: new CookieJar() });
      expect(refused.error?.fields).toEqual([{ path: 'signup_message', code: 'writing_closed' }]);
      const without = { ...body, signup_message: undefined };
      const made = await app.call('signUp', { body: without, address: freshAddress(), jar: new CookieJar() });
      expect(made.status).toBe(200);
    },
  );

  it.each([{ may_write: 'nobody' }, { hidden_words: 'x'.repeat(1001) }, { hidden_words: 7 }])(
    'refuses %j',
    async (body) => {
      const answer = await app.call('updateUser', { jar: anna.jar, body: body as object });
      expect([answer.status, answer.error?.code]).toEqual([400, 'invalid_input']);
    },
  );
});

describe('hidden words', () => {
  it('come back as they were written, and are stored so', async () => {
    const hidden_words = 'crypto\nEx';
    const { result } = await app.call('updateUser', { jar: anna.jar, body: { hidden_words } });
    expect(result.user.hidden_words).toBe(hidden_words);
    const { rows } = await sql<{ hidden_words: string }>`
      select hidden_words from members where id = ${idOf(anna)}`.execute(app.db);
    expect(rows).toEqual([{ hidden_words }]);
  });
});
