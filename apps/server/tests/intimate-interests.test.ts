import type { QueryInputOf } from '@vela/contract/registry';
import { VISIBLE_FIELDS } from '@vela/domain/sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings, withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let open: Person;
let open2: Person;
let closed: Person;

beforeAll(async () => {
  app = await createTestApp();
  await changeSettings(app, { visible_profile_fields: [...VISIBLE_FIELDS] });
  open = await intimatePerson();
  open2 = await intimatePerson();
  closed = await activePerson(app, { visitors_may_see: true });
});
afterAll(() => app.close());

const consents = { special_categories: true };
const intimate = ['massage', 'tantra'] as const;

async function intimatePerson(): Promise<Person> {
  const person = await activePerson(app, { consents, visitors_may_see: true });
  await app.call('updateProfile', { jar: person.jar, body: { intimate_interests: [...intimate] } });
  return person;
}

const choose = ({ jar }: Person, interests: ('massage' | 'tantra')[] | null) =>
  app.call('updateProfile', { jar, body: { intimate_interests: interests } });
const agree = ({ jar }: Person, special_categories: boolean) =>
  app.call('updateUser', { jar, body: { consents: { special_categories } } });
const seenBy = async (viewer: Person | null, { user: { id } }: Person) =>
  (await app.call('getMember', { ...(viewer && { jar: viewer.jar }), query: { id } })).json;
const search = (viewer: Person | null, query: QueryInputOf<'searchMembers'>) =>
  app.call('searchMembers', { ...(viewer && { jar: viewer.jar }), query });
const foundBy = async (viewer: Person, interests: string) =>
  (await search(viewer, { interests })).result.results.map(({ id }) => id);

describe('intimate interests', () => {
  it('need the consent to special categories', async () => {
    const person = await activePerson(app);
    const refused = await choose(person, ['tantra']);
    expect([refused.status, refused.error.code]).toEqual([403, 'consent_required']);
    await agree(person, true);
    expect((await choose(person, ['tantra'])).result.profile.intimate_interests).toEqual(['tantra']);
    expect((await choose(person, [])).result.profile.intimate_interests).toBeUndefined();
    await agree(person, false);
    expect((await choose(person, null)).status).toBe(200);
  });

  it('are seen by their owner and by members with the same consent', async () => {
    expect(await seenBy(open2, open)).toMatchObject({ profile: { intimate_interests: [...intimate] } });
    const own = await app.call('getProfile', { jar: open.jar });
    expect(own.result.profile.intimate_interests).toEqual([...intimate]);
    const { user } = (await app.call('getUser', { jar: open.jar })).result;
    expect(user?.profile?.intimate_interests).toEqual([...intimate]);
  });

  it('are seen by nobody else, in no answer', async () => {
    const { jar } = closed;
    const id = open.user.id;
    await app.call('likeMember', { jar: open.jar, body: { profile_id: closed.user.id } });
    await app.call('likeMember', { jar, body: { profile_id: id } });
    const answers = [
      await seenBy(null, open),
      await seenBy(closed, open),
      (await search(null, {})).json,
      (await search(closed, {})).json,
      (await app.call('getSwipe', { jar, query: {} })).json,
      (await app.call('listLikes', { jar })).json,
      (await app.call('listSignupMatches', { jar, query: {} })).json,
      (await app.call('getConversation', { jar, query: { profile_id: id } })).json,
      (await app.call('listIcebreakers', { jar, query: { profile_id: id } })).json,
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/massage|tantra/);
    // They did see the member.
    expect(JSON.stringify(answers[1])).toContain(id);
    expect(JSON.stringify(answers[3])).toContain(id);
  });

  it('can be searched for by those alone who let others see theirs', async () => {
    expect(await foundBy(open, 'tantra')).toEqual([open2.user.id]);
    expect(await foundBy(open, 'tantra,tea')).toEqual([open2.user.id]);
    for (const interests of ['tantra', 'tea,tantra', 'lingerie']) {
      const refused = await search(closed, { interests });
      expect([refused.status, refused.error.code]).toEqual([403, 'consent_required']);
      const swipe = await app.call('getSwipe', { jar: closed.jar, query: { interests } });
      expect([swipe.status, swipe.error.code]).toEqual([403, 'consent_required']);
      expect((await search(null, { interests })).error.code).toBe('invalid_input');
    }
  });

  it('show in common, and in what the match finder finds, to those alone', async () => {
    const wish = (person: Person, interests: ('tantra' | 'tea')[]) =>
      app.call('updateWishes', { jar: person.jar, body: { wishes: { interests, both_ways: false } } });
    const finder = async ({ jar }: Person) => (await app.call('getMatchFinder', { jar, query: {} })).result;
    expect((await wish(open, ['tantra', 'tea'])).result.wishes.interests).toEqual(['tantra', 'tea']);
    const { results } = await finder(open);
    expect(results.map(({ profile, reasons }) => [profile.id, reasons.interests])).toEqual([
      [open2.user.id, ['tantra']],
    ]);
    const refused = await wish(closed, ['tantra']);
    expect([refused.status, refused.error.code]).toEqual([403, 'consent_required']);
    await wish(closed, []);
    expect(JSON.stringify(await finder(closed))).not.toMatch(/massage|tantra/);
  });

  it('go with the consent, at once and also from the wishes', async () => {
    const [leaving, stays] = [await intimatePerson(), open2];
    const wishes = { interests: ['tea' as const, 'tantra' as const, 'wine' as const] };
    await app.call('updateWishes', { jar: leaving.jar, body: { wishes } });
    expect(await foundBy(stays, 'massage')).toContain(leaving.user.id);
    await agree(leaving, false);
    expect(JSON.stringify(await seenBy(leaving, stays))).not.toContain('massage');
    expect(JSON.stringify(await seenBy(stays, leaving))).not.toContain('massage');
    expect(await foundBy(stays, 'massage')).not.toContain(leaving.user.id);
    const stored = await app.db
      .selectFrom('profiles')
      .innerJoin('wishes', 'wishes.member_id', 'profiles.member_id')
      .select(['profiles.intimate_interests', 'wishes.interests'])
      .where('profiles.member_id', '=', leaving.user.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ intimate_interests: null, interests: ['tea', 'wine'] });
    await agree(leaving, true);
    const { profile } = (await app.call('getProfile', { jar: leaving.jar })).result;
    expect(profile.intimate_interests).toBeUndefined();
  });

  it('are not left behind when the consent is withdrawn at the same moment', async () => {
    const person = await activePerson(app, { consents });
    await Promise.all([choose(person, ['tantra']), agree(person, false)]);
    const { profile } = (await app.call('getProfile', { jar: person.jar })).result;
    expect(profile.intimate_interests).toBeUndefined();
  });

  it('are neither asked, shown nor searched for where the site doesn’t offer them', async () => {
    const list = async () => (await app.call('listInterests', {})).result.intimate_interests;
    expect(await list()).toHaveLength(10);
    const fields = VISIBLE_FIELDS.filter((field) => field !== 'intimate_interests');
    await withSettings(app, { visible_profile_fields: fields }, async () => {
      expect(await list()).toEqual([]);
      expect((await choose(open, ['tantra'])).error.fields).toEqual([
        { path: 'intimate_interests', code: 'invalid' },
      ]);
      expect(JSON.stringify(await seenBy(open2, open))).not.toMatch(/massage|tantra/);
      const asked = await search(open, { interests: 'tantra' });
      expect(asked.error.fields).toEqual([{ path: 'interests', code: 'unknown_option' }]);
      const wished = await app.call('updateWishes', {
        jar: open.jar,
        body: { wishes: { interests: ['tantra'] } },
      });
      expect(wished.error.fields).toEqual([{ path: 'wishes.interests', code: 'unknown_option' }]);
      const { json } = await app.call('getMatchFinder', { jar: open.jar, query: {} });
      expect(JSON.stringify((json as { results: unknown }).results)).not.toMatch(/massage|tantra/);
    });
  });

  it('refuse what is none of them', async () => {
    const refused = await choose(open, ['coffee'] as never);
    expect(refused.error.fields).toEqual([{ path: 'intimate_interests.0', code: 'unknown_option' }]);
    const mixed = await app.call('updateProfile', {
      jar: open.jar,
      body: { interests: ['tantra'] as never },
    });
    expect(mixed.error.fields).toEqual([{ path: 'interests.0', code: 'unknown_option' }]);
  });
});
