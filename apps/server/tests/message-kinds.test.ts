import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { changeSettings } from './support/change-settings';
import { activePerson, type Person } from './support/people';
import { jpegFile } from './support/photo-files';
import { balanceOf, chatsOf, clientId, outcomeOf, premiumPerson, say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
let eve: Person;

beforeAll(async () => {
  app = await createTestApp();
  anna = await premiumPerson(app);
  ben = await premiumPerson(app);
  eve = await premiumPerson(app);
});
afterAll(() => app.close());

describe('a gift', () => {
  it.each([
    ['coffee', 2],
    ['dinner', 10],
  ] as const)('of %s costs %i credits and shows what it is', async (gift_id, credits) => {
    const before = await balanceOf(app, anna);
    const { result } = await say(app, anna, { profile_id: ben.user.id, type: 'gift', gift_id });
    expect(result.message).toMatchObject({ type: 'gift', gift: { id: gift_id, credits }, cost: credits });
    expect(result.user.credits).toBe((before ?? 0) - credits);
    const { chats } = await chatsOf(app, ben);
    expect(chats[0]?.conversation.last_message).toMatchObject({
      type: 'gift',
      gift: { id: gift_id },
      cost: 0,
    });
  });

  it('that the site does not offer is rejected, unless it was sent before', async () => {
    const rose = { profile_id: ben.user.id, type: 'gift', gift_id: 'rose', client_id: clientId() } as const;
    const sent = await say(app, anna, rose);
    const restore = await changeSettings(app, { gift_credits: { coffee: 2 } });
    const answer = await say(app, anna, { profile_id: ben.user.id, type: 'gift', gift_id: 'dinner' });
    expect(answer.error.fields).toEqual([{ path: 'gift_id', code: 'unknown_option' }]);
    expect((await say(app, anna, rose)).result.message).toEqual(sent.result.message);
    await restore();
  });

  it('wants credits of a free member, too', async () => {
    const free = await activePerson(app);
    const answer = await say(app, free, { profile_id: anna.user.id, type: 'gift', gift_id: 'coffee' });
    expect(outcomeOf(answer)).toBe('402 not_enough_credits');
  });
});

describe('a photo', () => {
  const upload = async (owner: Person, purpose: 'chat' | 'profile'): Promise<string> => {
    const photo = await jpegFile();
    const { result } = await app.call('addPhoto', { jar: owner.jar, body: { photo, purpose } });
    return result.photo.id;
  };

  it('is sent for three credits and seen sharp by the other', async () => {
    const photo_id = await upload(anna, 'chat');
    const { result } = await say(app, anna, { profile_id: ben.user.id, type: 'photo', photo_id });
    expect(result.message).toMatchObject({ type: 'photo', cost: 3, photo: { variant: 'sharp' } });
    const { messages } = (
      await app.call('getConversation', { jar: ben.jar, query: { profile_id: anna.user.id } })
    ).result;
    expect(messages[0]).toMatchObject({ type: 'photo', photo: { id: photo_id, variant: 'sharp' }, cost: 0 });
    const seen = await app.fetch(messages[0]?.photo?.filename ?? '', { jar: ben.jar });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const peek = await app.fetch(messages[0]?.photo?.filename ?? '', { jar: eve.jar });
    expect(peek.status).not.toBe(200);
  });

  it.each([
    ['of a profile', 'anna', 'profile'],
    ['of someone else', 'eve', 'chat'],
  ] as const)('%s can not be sent', async (_, owner, purpose) => {
    const photo_id = await upload(owner === 'anna' ? anna : eve, purpose);
    const answer = await say(app, anna, { profile_id: ben.user.id, type: 'photo', photo_id });
    expect(outcomeOf(answer)).toBe('404 not_found');
  });
});

describe('gifts and opening lines', () => {
  it('are those of the site, cheapest first', async () => {
    const { result } = await app.call('listGifts', { jar: anna.jar });
    expect(result.gifts[0]).toEqual({ id: 'coffee', credits: 2 });
    expect(result.gifts.at(-1)).toEqual({ id: 'dinner', credits: 10 });
  });

  it.each([
    ['en', `Hi {name}, what made you smile today?`],
    ['nl', `Hoi {name}, waar moest je vandaag om lachen?`],
    ['de', `Hallo {name}, was hat dich heute zum Lächeln gebracht?`],
    ['fi', `Hei {name}, mikä sai sinut tänään hymyilemään?`],
  ] as const)('are in the language of the member: %s', async (language, line) => {
    await app.call('updateUser', { jar: anna.jar, body: { language } });
    const query = { profile_id: ben.user.id };
    const { result } = await app.call('listIcebreakers', { jar: anna.jar, query });
    expect(result.icebreakers.map(({ text }) => text)).toContain(line.replace('{name}', ben.name));
  });

  it('speak of what the two have in common', async () => {
    for (const { user } of [anna, ben]) {
      await app.db
        .updateTable('profiles')
        .set({ interests: ['wine', 'coffee'], city: 'Utrecht' })
        .where('member_id', '=', user.id)
        .execute();
    }
    const query = { profile_id: ben.user.id };
    const { result } = await app.call('listIcebreakers', { jar: anna.jar, query });
    expect(result.icebreakers.map(({ id }) => id).slice(0, 4)).toEqual([
      'wine',
      'coffee',
      'same_city',
      'good_day',
    ]);
    expect(result.icebreakers[2]?.text).toContain('Utrecht');
  });

  it('are not made for someone one may not see', async () => {
    await app.call('blockMember', { jar: ben.jar, body: { profile_id: anna.user.id } });
    const query = { profile_id: ben.user.id };
    expect(outcomeOf(await app.call('listIcebreakers', { jar: anna.jar, query }))).toBe('404 not_found');
  });
});
