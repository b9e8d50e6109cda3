import type { BodyInputOf } from '@vela/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { freshAddress, mailedToken, signupBody, signUpPerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Change = Partial<BodyInputOf<'signUp'>>;

const UTRECHT = { country: 'NL', region: 'UT', city: 'Utrecht' } as const;
const agreed = { consents: { special_categories: true } };

const signUp = (change: Change, jar = new CookieJar()) =>
  app.call('signUp', { body: signupBody(change), address: freshAddress(), jar });
const wishesAfter = async (change: Change) => (await signUpPerson(app, change)).user.wishes;

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

describe('the wishes of a sign-up', () => {
  it('are none unless something is wished for', async () => {
    expect(await wishesAfter({})).toBeNull();
    expect(await wishesAfter({ wishes: {} })).toBeNull();
    expect(await wishesAfter({ wishes: { gender: null, min_age: 18, max_age: 99 } })).toBeNull();
  });

  it('are stored with the account, and the match finder begins with them', async () => {
    const wishes = { gender: 'male', min_age: 30, max_age: 45, distance: 50 } as const;
    const { user, jar } = await signUpPerson(app, { ...UTRECHT, ...agreed, wishes });
    expect(user.wishes).toEqual({ ...NONE, ...wishes });
    expect((await app.call('getMatchFinder', { jar })).result).toMatchObject({
      wishes: { ...NONE, ...wishes },
      asked: ['gender', 'ages', 'distance'],
    });
  });

  it('record the consent that a gender needs, and lose it with that', async () => {
    const { user, jar } = await signUpPerson(app, { ...agreed, wishes: { gender: 'female', min_age: 30 } });
    const rows = await app.db
      .selectFrom('consent_changes')
      .select(['consents', 'changed_at'])
      .where('member_id', '=', user.id)
      .execute();
    expect(rows).toEqual([
      { consents: { terms_version: null, special_categories: true }, changed_at: app.clock.now() },
    ]);
    await app.call('updateUser', { jar, body: { consents: { special_categories: false } } });
    expect((await app.call('getUser', { jar })).result.user?.wishes).toMatchObject({
      gender: null,
      min_age: 30,
    });
  });

  it.each([undefined, { terms_version: '2026-11-01' }, { special_categories: false }])(
    'make no account of a gender with the consents %j',
    async (consents) => {
      const jar = new CookieJar();
      const change = { wishes: { gender: 'female' as const }, ...(consents && { consents }) };
      const { status, error } = await signUp(change, jar);
      expect([status, error.code]).toEqual([403, 'consent_required']);
      expect((await app.call('getUser', { jar })).result.user).toBeNull();
    },
  );

  it('stay in the own country where no distance is wished for, and reach everyone where any is', async () => {
    expect(await wishesAfter({ ...UTRECHT, wishes: { min_age: 30 } })).toEqual({
      ...NONE,
      min_age: 30,
      country: 'NL',
    });
    expect(await wishesAfter({ ...UTRECHT, wishes: { distance: null } })).toEqual(NONE);
  });

  it('leave out a distance from nowhere', async () => {
    const wishes = { max_age: 40, distance: 25 } as const;
    expect(await wishesAfter({ city: '', wishes })).toEqual({ ...NONE, max_age: 40, country: 'NL' });
    expect(await wishesAfter({ city: '', wishes: { distance: 25 } })).toBeNull();
  });

  it('leave out what the site lets nobody search for', async () => {
    const wishes = { gender: 'male', min_age: 30, distance: 50 } as const;
    await withSettings(app, { search_fields: ['age'] }, async () => {
      // Without the gender nothing is revealed.
      expect(await wishesAfter({ ...UTRECHT, wishes })).toEqual({ ...NONE, min_age: 30 });
      expect(await wishesAfter({ ...UTRECHT, wishes: { distance: null } })).toBeNull();
    });
  });

  it('put what the member looks for into the profile', async () => {
    const { user, jar } = await signUpPerson(app, { looking_for: ['friendship', 'friendship'] });
    expect(user.wishes).toBeNull();
    expect((await app.call('getProfile', { jar })).result.profile.looking_for).toEqual(['friendship']);
  });

  it.each<[Change, string]>([
    [{ wishes: { min_age: 17 } }, 'wishes.min_age'],
    [{ wishes: { min_age: 40, max_age: 30 } }, 'wishes.max_age'],
    [{ wishes: { distance: 51 as never } }, 'wishes.distance'],
    [{ wishes: { gender: 'other' as never } }, 'wishes.gender'],
    [{ looking_for: ['money' as never] }, 'looking_for.0'],
  ])('are rejected as %j', async (change, path) => {
    const { status, error } = await signUp(change);
    expect([status, error.code, error.fields?.map((field) => field.path)]).toEqual([
      400,
      'invalid_input',
      [path],
    ]);
  });

  it('look the same on a neutral site, whether or not the address has an account', async () => {
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      const email = 'neutral-wishes@example.com';
      const change = { email, ...UTRECHT, ...agreed, wishes: { gender: 'male', distance: 50 } } as const;
      const jar = new CookieJar();
      const first = await signUp(change, jar);
      const again = await signUp({ ...change, wishes: { gender: 'female' } });
      expect([first.status, first.result]).toEqual([200, { user: null }]);
      expect([again.status, again.result]).toEqual([200, { user: null }]);
      const token = await mailedToken(app, email, 'activation');
      await app.call('activate', { body: { token }, jar, address: freshAddress() });
      expect((await app.call('getUser', { jar })).result.user?.wishes).toMatchObject({
        gender: 'male',
        distance: 50,
      });
      const refused = await signUp({ email, wishes: { gender: 'female' } });
      const alike = await signUp({ email: 'nobody-yet@example.com', wishes: { gender: 'female' } });
      expect([refused.status, refused.error.code]).toEqual([403, 'consent_required']);
      expect([alike.status, alike.error.code]).toEqual([403, 'consent_required']);
    });
  });
});
