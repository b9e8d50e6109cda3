import type { BodyInputOf } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Notes = NonNullable<BodyInputOf<'updateProfile'>['notes']>;

const sunday = { name: 'perfect_sunday', text: 'a nap.' } as const;
const dish = { name: 'best_dish', text: 'toast.' } as const;
const date = { name: 'first_date', text: 'walk.' } as const;
const learning = { name: 'learning', text: 'to sail.' } as const;

const write = ({ jar }: Person, notes: Notes) => app.call('updateProfile', { jar, body: { notes } });
const seenBy = async ({ jar }: Person, { user: { id } }: Person) =>
  (await app.call('getMember', { jar, query: { id } })).result.profile;

describe('the notes of a profile', () => {
  it('are kept in their order, and shown to members on the profile alone', async () => {
    const [member, viewer] = [await activePerson(app), await activePerson(app)];
    const { result } = await write(member, [dish, { ...sunday, text: ' a nap. ' }]);
    expect(result.profile.notes).toEqual([dish, sunday]);
    expect(await seenBy(viewer, member)).toMatchObject({ notes: [dish, sunday] });
    expect((await app.call('getUser', { jar: member.jar })).result.user?.profile?.notes).toEqual([
      dish,
      sunday,
    ]);
    const { results } = (await app.call('searchMembers', { jar: viewer.jar })).result;
    expect(results.find(({ id }) => id === member.user.id)).toMatchObject({ notes: [] });
    expect((await write(member, [sunday, dish])).result.profile.notes).toEqual([sunday, dish]);
  });

  it('stay when something else changes, and go one by one or all', async () => {
    const member = await activePerson(app);
    await write(member, [sunday, dish, date]);
    const other = await app.call('updateProfile', { jar: member.jar, body: { about: 'Hello' } });
    expect(other.result.profile.notes).toEqual([sunday, dish, date]);
    const emptied = await write(member, [sunday, { ...dish, text: ' ' }, date, learning]);
    expect(emptied.result.profile.notes).toEqual([sunday, date, learning]);
    expect((await write(member, [])).result.profile.notes).toEqual([]);
  });

  it.each<[string, unknown, { path: string; code: string; params?: object }]>([
    [
      'four of them',
      [sunday, dish, date, learning],
      { path: 'notes', code: 'too_long', params: { limit: 3 } },
    ],
    ['one of them twice', [sunday, { ...sunday, text: 'sun.' }], { path: 'notes', code: 'invalid' }],
    ['an unknown one', [{ name: 'toString', text: 'x' }], { path: 'notes.0.name', code: 'unknown_option' }],
    [
      'too many words',
      [sunday, { ...dish, text: 'a'.repeat(201) }],
      { path: 'notes.1.text', code: 'too_long', params: { limit: 200 } },
    ],
    ['two lines', [{ ...dish, text: 'a\nb' }], { path: 'notes.0.text', code: 'invalid' }],
    ['a turned text', [{ ...dish, text: 'a\u202Eb' }], { path: 'notes.0.text', code: 'invalid' }],
    ['no words', [{ name: 'best_dish' }], { path: 'notes.0.text', code: 'required' }],
    ['a text', 'soup', { path: 'notes', code: 'invalid' }],
    ['nothing', null, { path: 'notes', code: 'invalid' }],
  ])('refuse %s', async (_, notes, field) => {
    const { status, error } = await write(await activePerson(app), notes as Notes);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.fields?.[0]).toMatchObject(field);
  });

  it('are those that the site offers: others are neither shown nor begun, and stay stored', async () => {
    const [member, viewer] = [await activePerson(app), await activePerson(app)];
    await write(member, [sunday, dish]);
    await withSettings(app, { visible_profile_notes: ['best_dish'] }, async () => {
      expect(await seenBy(viewer, member)).toMatchObject({ notes: [dish] });
      const begun = await write(member, [sunday, date]);
      expect(begun.error.fields).toEqual([{ path: 'notes.1.name', code: 'unknown_option' }]);
      expect((await write(member, [dish, sunday])).result.profile.notes).toEqual([dish, sunday]);
      const settings = await app.call('getSettings', {});
      expect(settings.result.visible_profile_notes).toEqual(['best_dish']);
    });
  });

  it('are evidence when the profile is reported', async () => {
    const [member, reporter] = [await activePerson(app), await activePerson(app)];
    await write(member, [{ ...dish, text: 'an insult.' }]);
    const body = { profile_id: member.user.id, reason: 'other', text: 'Look at this.' } as const;
    await app.call('reportMember', { jar: reporter.jar, address: freshAddress(), body });
    await write(member, []);
    const { evidence } = await app.db
      .selectFrom('reports')
      .select('evidence')
      .where('subject_id', '=', member.user.id)
      .executeTakeFirstOrThrow();
    expect(evidence).toMatchObject({ profile: { notes: [{ name: 'best_dish', text: 'an insult.' }] } });
  });
});
