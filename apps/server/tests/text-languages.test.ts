import type { BodyInputOf, ResultOf } from '@vela/contract/registry';
import { LOCALES } from '@vela/domain/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const DUTCH = 'Ik heb een kleine bakkerij en slaap veel te weinig.';
const GERMAN = 'Ich habe eine kleine Bäckerei und schlafe viel zu wenig.';

type Change = BodyInputOf<'updateProfile'>;

const update = ({ jar }: Person, body: Change) => app.call('updateProfile', { jar, body });
const seenBy = async ({ jar }: Person, { user: { id } }: Person) =>
  (await app.call('getMember', { jar, query: { id } })).result.profile;

let sent = 0;
const write = async (from: Person, { to, text, replyTo }: { to: Person; text: string; replyTo?: string }) => {
  sent += 1;
  const body = { type: 'text', profile_id: to.user.id, client_id: `Language${sent}`, text } as const;
  const { result } = await app.call('sendMessage', {
    jar: from.jar,
    body: { ...body, ...(replyTo !== undefined && { reply_to: replyTo }) },
  });
  return result.message;
};
const conversationOf = async (
  { jar }: Person,
  { user: { id } }: Person,
): Promise<ResultOf<'getConversation'>> =>
  (await app.call('getConversation', { jar, query: { profile_id: id } })).result;

describe('the languages of texts', () => {
  it('come with each text of a profile, and change with it', async () => {
    const [member, viewer] = [await activePerson(app), await activePerson(app)];
    const notes = [
      { name: 'best_dish', text: DUTCH },
      { name: 'learning', text: 'koken' },
    ] as const;
    const { result } = await update(member, { about: GERMAN, reason: DUTCH, notes: [...notes] });
    const expected = {
      about_language: 'de',
      reason_language: 'nl',
      notes: [{ ...notes[0], language: 'nl' }, notes[1]],
    };
    expect(result.profile).toMatchObject(expected);
    expect(await seenBy(viewer, member)).toMatchObject(expected);
    await update(member, { about: 'Hi!', reason: null });
    const changed = await seenBy(viewer, member);
    expect(changed).toMatchObject({ about: 'Hi!', notes: expected.notes });
    expect(changed).not.toHaveProperty('about_language');
    expect(changed).not.toHaveProperty('reason_language');
  });

  it('come with a text alone that the site shows', async () => {
    const [member, viewer] = [await activePerson(app), await activePerson(app)];
    await update(member, { about: GERMAN, reason: DUTCH });
    await withSettings(app, { visible_profile_fields: ['reason'] }, async () => {
      const profile = await seenBy(viewer, member);
      expect(profile).toMatchObject({ reason_language: 'nl' });
      expect(profile).not.toHaveProperty('about_language');
    });
  });

  it('come with what is written while signing up', async () => {
    const [member, viewer] = [await activePerson(app, { about: GERMAN }), await activePerson(app)];
    expect(await seenBy(viewer, member)).toMatchObject({ about: GERMAN, about_language: 'de' });
  });

  it('come with messages and with what they answer, for both', async () => {
    const [one, other] = [await activePerson(app), await activePerson(app)];
    const first = await write(one, { to: other, text: DUTCH });
    expect(first).toMatchObject({ text: DUTCH, language: 'nl' });
    expect(await write(other, { to: one, text: 'ok', replyTo: first.id })).not.toHaveProperty('language');
    const { messages } = await conversationOf(one, other);
    expect(messages.map(({ language, reply_to: answered }) => [language, answered?.language])).toEqual([
      [undefined, 'nl'],
      ['nl', undefined],
    ]);
  });

  it('follow the account where a long text could be in two', async () => {
    const [dane, other] = [await activePerson(app), await activePerson(app)];
    await app.call('updateUser', { jar: dane.jar, body: { language: 'da' } });
    const text = 'Hvor bor du, og kan du lide at sove?';
    expect(await write(dane, { to: other, text })).toMatchObject({ language: 'da' });
  });

  it('are those of the first sending, whatever is sent again under its id', async () => {
    const [one, other] = [await activePerson(app), await activePerson(app)];
    const body = {
      type: 'text',
      profile_id: other.user.id,
      client_id: 'LanguageTwice',
      text: GERMAN,
    } as const;
    const both = [
      await app.call('sendMessage', { jar: one.jar, body }),
      await app.call('sendMessage', { jar: one.jar, body }),
    ];
    expect(both.map(({ result }) => result.message.language)).toEqual(['de', 'de']);
  });

  it('go with the messages', async () => {
    const [one, other] = [await activePerson(app), await activePerson(app)];
    await write(one, { to: other, text: DUTCH });
    const { conversation } = await conversationOf(one, other);
    const id = conversation?.id ?? '';
    await app.db.deleteFrom('conversations').where('id', '=', id).execute();
    const left = await app.db
      .selectFrom('messages')
      .select('language')
      .where('conversation_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the languages that a member speaks', () => {
  it('are none at first, and stand in the member’s order, each once', async () => {
    const [member, viewer] = [await activePerson(app), await activePerson(app)];
    expect(await seenBy(viewer, member)).not.toHaveProperty('languages');
    const { result } = await update(member, { languages: ['nl', 'tr', 'nl', 'en'] });
    expect(result.profile.languages).toEqual(['nl', 'tr', 'en']);
    expect(await seenBy(viewer, member)).toMatchObject({ languages: ['nl', 'tr', 'en'] });
    const user = await app.call('getUser', { jar: member.jar });
    expect(user.result.user?.profile?.languages).toEqual(['nl', 'tr', 'en']);
    await update(member, { about: 'Hello' });
    expect(await seenBy(viewer, member)).toMatchObject({ languages: ['nl', 'tr', 'en'] });
    await update(member, { languages: [] });
    expect(await seenBy(viewer, member)).not.toHaveProperty('languages');
  });

  it('are shown where the site shows them, and on no card', async () => {
    const [member, viewer] = [await activePerson(app), await activePerson(app)];
    await update(member, { languages: ['nl'] });
    const { results } = (await app.call('searchMembers', { jar: viewer.jar })).result;
    expect(results.find(({ id }) => id === member.user.id)).not.toHaveProperty('languages');
    await withSettings(app, { visible_profile_fields: ['about'] }, async () => {
      expect(await seenBy(viewer, member)).not.toHaveProperty('languages');
    });
  });

  it.each<[string, unknown, object]>([
    ['an unknown one', ['nl', 'klingon'], { path: 'languages.1', code: 'unknown_option' }],
    ['a regional one', ['en-GB'], { path: 'languages.0', code: 'unknown_option' }],
    ['eleven of them', [...LOCALES], { path: 'languages', code: 'too_long' }],
    ['a text', 'nl', { path: 'languages', code: 'invalid' }],
  ])('refuse %s', async (_, languages, field) => {
    const { status, error } = await update(await activePerson(app), { languages } as Change);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.fields?.[0]).toMatchObject(field);
  });
});

describe('opening lines', () => {
  it('are in the language of the other where the sender speaks it, else in the page’s', async () => {
    const [sender, dane] = [await activePerson(app), await activePerson(app)];
    await app.call('updateUser', { jar: dane.jar, body: { language: 'da' } });
    const lines = async () =>
      (await app.call('listIcebreakers', { jar: sender.jar, query: { profile_id: dane.user.id } })).result;
    const english = await lines();
    expect(english.language).toBe('en');
    await update(sender, { languages: ['en', 'da'] });
    const danish = await lines();
    expect(danish.language).toBe('da');
    expect(danish.icebreakers.map(({ id }) => id)).toEqual(english.icebreakers.map(({ id }) => id));
    expect(danish.icebreakers[0]?.text).not.toBe(english.icebreakers[0]?.text);
  });
});
