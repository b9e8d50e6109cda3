import type { BodyInputOf } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { activePerson, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Change = BodyInputOf<'updateWishes'>['wishes'];

const agreed = { consents: { special_categories: true } };
const update = ({ jar }: Person, wishes: Change) => app.call('updateWishes', { jar, body: { wishes } });
const wishesOf = async ({ jar }: Person) => (await app.call('getMatchFinder', { jar })).result.wishes;
const userOf = async ({ jar }: Person) => (await app.call('getUser', { jar })).result.user;
const allow = ({ jar }: Person, isGiven: boolean) =>
  app.call('updateUser', { jar, body: { consents: { special_categories: isGiven } } });

const NONE = {
  gender: null,
  min_age: null,
  max_age: null,
  distance: null,
  country: null,
  region: null,
  interests: [],
  looking_for: [],
  both_ways: true,
};

describe('updateWishes', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('updateWishes', { body: { wishes: {} } });
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('changes what is given and leaves the rest, and the member alone is given them', async () => {
    const me = await activePerson(app, { city: 'Utrecht' });
    expect((await update(me, { min_age: 30, max_age: 40, both_ways: false })).result.wishes).toEqual({
      ...NONE,
      min_age: 30,
      max_age: 40,
      both_ways: false,
    });
    const wished = { distance: 50, interests: ['hiking', 'tea', 'tea'], max_age: 45 } as const;
    await update(me, { ...wished, interests: [...wished.interests] });
    const expected = {
      ...NONE,
      min_age: 30,
      max_age: 45,
      distance: 50,
      interests: ['hiking', 'tea'],
      both_ways: false,
    };
    expect(await wishesOf(me)).toEqual(expected);
    expect((await userOf(me))?.wishes).toEqual(expected);
    const other = await activePerson(app);
    expect((await userOf(other))?.wishes).toBeNull();
    const seen = await app.call('getMember', { jar: other.jar, query: { id: idOf(me) } });
    expect(JSON.stringify(seen.result)).not.toContain('both_ways');
  });

  it('keeps what the member looks for in the profile, which others see', async () => {
    const me = await activePerson(app);
    await update(me, { looking_for: ['dating', 'friendship'] });
    const { result } = await app.call('getMember', {
      jar: (await activePerson(app)).jar,
      query: { id: idOf(me) },
    });
    expect(result.profile).toHaveProperty('looking_for', ['dating', 'friendship']);
    await app.call('updateProfile', { jar: me.jar, body: { looking_for: ['conversation'] } });
    expect((await wishesOf(me))?.looking_for).toEqual(['conversation']);
    await update(me, { looking_for: [] });
    const own = await app.call('getProfile', { jar: me.jar });
    expect(own.result.profile.looking_for).toBeUndefined();
  });

  it('takes ages at the ends of the scale as no wish', async () => {
    const me = await activePerson(app);
    expect((await update(me, { min_age: 18, max_age: 99 })).result.wishes).toEqual(NONE);
  });

  it('takes the region along with its country', async () => {
    const me = await activePerson(app);
    await update(me, { country: 'NL', region: 'UT' });
    expect((await update(me, { country: 'NL' })).result.wishes).toMatchObject({
      country: 'NL',
      region: 'UT',
    });
    expect((await update(me, { country: 'DE' })).result.wishes).toMatchObject({
      country: 'DE',
      region: null,
    });
    expect((await update(me, { country: null })).result.wishes).toMatchObject({
      country: null,
      region: null,
    });
  });

  it('stores the gender with the consent to special categories alone, and forgets it with the consent', async () => {
    const me = await activePerson(app);
    const refused = await update(me, { gender: 'female', max_age: 40 });
    expect([refused.status, refused.error.code]).toEqual([403, 'consent_required']);
    expect(await wishesOf(me)).toBeNull();
    await allow(me, true);
    expect((await update(me, { gender: 'female', max_age: 40 })).result.wishes.gender).toBe('female');
    await allow(me, false);
    expect(await wishesOf(me)).toEqual({ ...NONE, max_age: 40 });
    expect((await update(me, { max_age: 50 })).status).toBe(200);
  });

  it.each<[Change, string, string]>([
    [{ min_age: 40, max_age: 30 }, 'wishes.max_age', 'invalid'],
    [{ min_age: 17 }, 'wishes.min_age', 'invalid'],
    [{ distance: 50 }, 'wishes.distance', 'invalid'],
    [{ region: 'UT' }, 'wishes.country', 'country_required'],
    [{ country: 'NL', region: 'NOWHERE' }, 'wishes.region', 'unknown_region'],
    [{ interests: ['hiking', 'tea', 'wine', 'music', 'art', 'bbq'] }, 'wishes.interests', 'too_long'],
  ])('refuses %j', async (change, path, code) => {
    const me = await activePerson(app, { city: '' });
    const { status, error } = await update(me, change);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.fields?.map((field) => [field.path, field.code])).toEqual([[path, code]]);
    expect(await wishesOf(me)).toBeNull();
  });

  it('refuses ages that are in the wrong order with those that are stored', async () => {
    const me = await activePerson(app);
    await update(me, { max_age: 30 });
    expect((await update(me, { min_age: 31 })).error.fields?.[0]?.path).toBe('wishes.max_age');
  });

  it('keeps a distance that was wished for while there was a place, and saves the rest', async () => {
    const me = await activePerson(app, { city: 'Utrecht' });
    await update(me, { distance: 50 });
    await app.call('updateProfile', { jar: me.jar, body: { region: null, city: null } });
    expect((await update(me, { interests: ['tea'] })).result.wishes).toMatchObject({
      distance: 50,
      interests: ['tea'],
    });
    expect((await update(me, { distance: 100 })).error.fields?.[0]?.path).toBe('wishes.distance');
  });

  it('saves nothing of two changes by halves', async () => {
    const me = await activePerson(app, agreed);
    await Promise.all([
      update(me, { gender: 'male', min_age: 30 }),
      update(me, { max_age: 40, both_ways: false }),
    ]);
    expect(await wishesOf(me)).toMatchObject({ gender: 'male', min_age: 30, max_age: 40, both_ways: false });
  });
});

describe('deleteWishes', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('deleteWishes', {});
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('deletes the wishes, and leaves the profile', async () => {
    const me = await activePerson(app);
    await update(me, { min_age: 30, looking_for: ['dating'] });
    expect((await app.call('deleteWishes', { jar: me.jar })).status).toBe(200);
    expect((await userOf(me))?.wishes).toBeNull();
    const own = await app.call('getProfile', { jar: me.jar });
    expect(own.result.profile.looking_for).toEqual(['dating']);
    expect((await app.call('deleteWishes', { jar: me.jar })).status).toBe(200);
  });
});
