import type { BodyInputOf } from '@vela/contract/registry';
import * as fc from 'fast-check';
import { COUNTRIES, type Country } from '@vela/domain/locale';
import { wantsToMeet } from '@vela/domain/wishes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf, saveBlock } from './support/liking';
import { activePerson, mailedToken, PASSWORD, signUpPerson, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Change = BodyInputOf<'updateWishes'>['wishes'];
type About = BodyInputOf<'updateProfile'>;

const consents = { special_categories: true };
let countries = 0;

/** A country that nobody else of the file lives in. */
const ELSEWHERE = COUNTRIES.filter((country) => country !== 'NL');
const freshCountry = () => {
  countries += 1;
  return ELSEWHERE[countries - 1] ?? 'NL';
};

const wish = async (person: Person, wishes: Change) => {
  const { status } = await app.call('updateWishes', { jar: person.jar, body: { wishes } });
  expect(status).toBe(200);
};
const personIn = async (country: Country, about: About = {}, wishes?: Change) => {
  const person = await activePerson(app, { country, consents, gender: about.gender ?? 'male' });
  if (Object.keys(about).length > 0)
    await app.call('updateProfile', { jar: person.jar, body: { ...about, gender: undefined } });
  if (wishes) await wish(person, wishes);
  return person;
};
const finder = async (person: Person, order?: 'nearest') =>
  (await app.call('getMatchFinder', { jar: person.jar, query: order ? { order } : {} })).result;
const idsOf = (list: readonly { profile: { id: string } }[]) => list.map(({ profile }) => profile.id);

describe('getMatchFinder', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('getMatchFinder', {});
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('gives nothing without wishes', async () => {
    const result = await finder(await activePerson(app));
    expect(result).toEqual({ wishes: null, asked: [], results: [], one_way: false, nearly: [], costs: [] });
  });

  it('gives those who fit all wishes, who shares more first, and says why', async () => {
    const country = freshCountry();
    const me = await personIn(country, { gender: 'female' });
    const less = await personIn(country, { interests: ['tea'], looking_for: ['dating'] });
    const more = await personIn(country, { interests: ['tea', 'hiking', 'wine'], looking_for: ['dating'] });
    await wish(me, {
      gender: 'male',
      country,
      interests: ['wine', 'hiking', 'tea'],
      looking_for: ['dating', 'friendship'],
    });
    const { asked, results, nearly, one_way: oneWay } = await finder(me);
    expect(asked).toEqual(['gender', 'region', 'interests', 'looking_for']);
    expect(idsOf(results)).toEqual([idOf(more), idOf(less)]);
    expect(results[0]).toMatchObject({
      unmet: null,
      reasons: { both_ways: false, interests: ['hiking', 'tea'], looking_for: ['dating'], distance: null },
    });
    expect(results[0]?.profile.interests).toEqual([]);
    expect([nearly, oneWay]).toEqual([[], false]);
  });

  it('names the one wish that isn’t met by those who nearly fit, and what each wish costs', async () => {
    const country = freshCountry();
    const me = await personIn(country, { gender: 'female' });
    const older = await personIn(country, { interests: ['tea'], date_of_birth: '1985-02-17' });
    const other = await personIn(country, { interests: ['wine'], date_of_birth: '1996-02-17' });
    const neither = await personIn(country, { interests: ['wine'], date_of_birth: '1985-02-17' });
    await wish(me, { gender: 'male', country, interests: ['tea'], min_age: 25, max_age: 36 });
    const { results, nearly, costs } = await finder(me);
    expect(results).toEqual([]);
    expect(nearly.map(({ profile, unmet }) => [profile.id, unmet])).toEqual(
      expect.arrayContaining([
        [idOf(older), 'ages'],
        [idOf(other), 'interests'],
      ]),
    );
    expect(idsOf(nearly)).not.toContain(idOf(neither));
    // Everybody else of the file lives in other countries.
    expect(costs.filter(({ wish: of }) => of !== 'region')).toEqual([
      { wish: 'ages', num_results: 1 },
      { wish: 'interests', num_results: 1 },
    ]);
  });

  it('shows nobody to who doesn’t suit them, unless nobody is left, and says so', async () => {
    const country = freshCountry();
    const me = await personIn(country, { gender: 'female' });
    const open = await personIn(country);
    const wanting = await personIn(country, {}, { gender: 'female', max_age: 50, interests: ['tea'] });
    const closed = await personIn(country, {}, { gender: 'male' });
    await wish(me, { gender: 'male', country });
    const first = await finder(me);
    expect(idsOf(first.results)).toEqual([idOf(wanting), idOf(open)]);
    expect(first.results.map(({ reasons }) => reasons.both_ways)).toEqual([true, false]);
    await wish(me, { both_ways: false });
    // Who doesn't ask for it isn't answered who would, nor by the order.
    const all = (await finder(me)).results;
    expect(idsOf(all).toSorted()).toEqual([wanting, open, closed].map(idOf).toSorted());
    expect(all.map(({ reasons }) => reasons.both_ways)).toEqual([false, false, false]);
    await wish(wanting, { gender: 'male' });
    expect(idsOf((await finder(me)).results)).toEqual(idsOf(all));
    await wish(wanting, { gender: 'female' });
    await wish(me, { both_ways: true });
    await wish(wanting, { gender: 'male' });
    await wish(open, { max_age: 20 });
    const alone = await finder(me);
    expect(alone.one_way).toBe(true);
    expect(idsOf(alone.results).toSorted()).toEqual([open, wanting, closed].map(idOf).toSorted());
    expect(alone.costs.map(({ wish: cost }) => cost)).not.toContain('both_ways');
    // Where few fit both ways, it says how many more fit one way.
    await wish(open, { max_age: null });
    expect((await finder(me)).costs).toContainEqual({ wish: 'both_ways', num_results: 2 });
  });

  it('asks both ways of nobody for an account whose address isn’t confirmed', async () => {
    const country = freshCountry();
    const me = await signUpPerson(app, { country, consents, gender: 'female' });
    const wanting = await personIn(country, {}, { gender: 'female' });
    const closed = await personIn(country, {}, { gender: 'male' });
    await wish(me, { gender: 'male', country });
    const found = await finder(me);
    expect(found.wishes?.both_ways).toBe(true);
    expect(idsOf(found.results).toSorted()).toEqual([wanting, closed].map(idOf).toSorted());
    expect(found.results.map(({ reasons }) => reasons.both_ways)).toEqual([false, false]);
    await wish(wanting, { gender: 'male' });
    const later = await finder(me);
    expect(idsOf(later.results)).toEqual(idsOf(found.results));
    expect(later.one_way).toBe(false);
    expect(later.costs.map(({ wish: cost }) => cost)).not.toContain('both_ways');
    const body = { token: await mailedToken(app, me.email) };
    await app.call('activate', { jar: me.jar, body });
    expect((await finder(me)).one_way).toBe(true);
  });

  it('names two of the interests in common, the same in whichever order they are wished for', async () => {
    const country = freshCountry();
    const me = await personIn(country, { gender: 'female' });
    await personIn(country, { interests: ['wine', 'tea', 'hiking', 'coffee'] });
    for (const interests of [
      ['wine', 'tea', 'hiking', 'coffee'],
      ['coffee', 'hiking', 'tea', 'wine'],
    ] as const) {
      await wish(me, { country, interests: [...interests] });
      expect((await finder(me)).results[0]?.reasons.interests).toEqual(['coffee', 'hiking']);
    }
  });

  it('stands by nearness where that is asked, in steps, and takes a way that is unknown as far', async () => {
    const me = await activePerson(app, { country: 'NL', region: 'UT', city: 'Utrecht', consents });
    const far = await activePerson(app, { country: 'NL', region: 'ZH', city: 'Rotterdam', gender: 'male' });
    const near = await activePerson(app, { country: 'NL', region: 'UT', city: 'Zeist', gender: 'male' });
    await app.call('updateProfile', { jar: far.jar, body: { interests: ['astrology'] } });
    await wish(me, { gender: 'male', distance: 100, interests: ['astrology', 'bbq'] });
    await app.call('updateProfile', { jar: near.jar, body: { interests: ['bbq'] } });
    await app.call('updateProfile', { jar: far.jar, body: { interests: ['astrology', 'bbq'] } });
    expect(idsOf((await finder(me)).results)).toEqual([idOf(far), idOf(near)]);
    const nearest = await finder(me, 'nearest');
    expect(nearest.results.map(({ profile, reasons }) => [profile.id, reasons.distance])).toEqual([
      [idOf(near), 10],
      [idOf(far), 50],
    ]);
    // Where nobody may search for a distance it is neither said nor an order.
    await withSettings(app, { search_fields: ['gender', 'interests'] }, async () => {
      const closed = await finder(me, 'nearest');
      expect(closed.results.map(({ profile, reasons }) => [profile.id, reasons.distance])).toEqual([
        [idOf(far), null],
        [idOf(near), null],
      ]);
    });
    // The place is gone: there is nothing to measure from.
    await app.call('updateProfile', { jar: me.jar, body: { region: null, city: null } });
    const nowhere = await finder(me);
    expect(nowhere.asked).toEqual(['gender', 'interests']);
    expect(nowhere.results.every(({ reasons }) => reasons.distance === null)).toBe(true);
  });

  it('shows nobody who is blocked, invisible or not confirmed, as a search does', async () => {
    const country = freshCountry();
    const me = await personIn(country, { gender: 'female' });
    const [blocked, hidden, shown] = [
      await personIn(country),
      await personIn(country),
      await personIn(country),
    ];
    await saveBlock(app, { by: blocked, blocked: me });
    await app.call('updateUser', { jar: hidden.jar, body: { invisible: true } });
    await signUpPerson(app, { country, gender: 'male' });
    await wish(me, { country, gender: 'male', min_age: 60 });
    const near = await finder(me);
    expect([near.results, near.nearly]).toEqual([[], []]);
    await wish(me, { min_age: null });
    expect(idsOf((await finder(me)).results)).toEqual([idOf(shown)]);
  });

  it('keeps to what the site lets its members search for and shows of them', async () => {
    const country = freshCountry();
    const me = await personIn(country, { gender: 'female' });
    const other = await personIn(country, { interests: ['tea'], looking_for: ['dating'] });
    await wish(me, {
      country,
      gender: 'male',
      interests: ['wine'],
      looking_for: ['friendship'],
      max_age: 20,
    });
    expect((await finder(me)).results).toEqual([]);
    await withSettings(app, { search_fields: ['country'], visible_profile_fields: [] }, async () => {
      const { asked, results } = await finder(me);
      expect(asked).toEqual(['region']);
      expect(results.map(({ profile, reasons }) => [profile.id, reasons])).toEqual([
        [idOf(other), { both_ways: false, interests: [], looking_for: [], distance: null }],
      ]);
    });
  });

  it.each([
    [{ distance: 10 }, false],
    [{ distance: 50 }, true],
    [{ country: 'NL', region: 'UT' }, false],
    [{ country: 'NL', region: 'NH' }, true],
  ] as const)('asks both ways for %j of who lives in Amsterdam', async (wishes, isShown) => {
    const me = await activePerson(app, { country: 'NL', region: 'NH', city: 'Amsterdam' });
    const other = await activePerson(app, { country: 'NL', region: 'UT', city: 'Utrecht' });
    await app.call('updateProfile', { jar: other.jar, body: { interests: ['volunteering'] } });
    await wish(other, wishes);
    await wish(me, { interests: ['volunteering'] });
    const { results, one_way: oneWay } = await finder(me);
    expect(results.find(({ profile }) => profile.id === idOf(other))?.reasons.both_ways ?? false).toBe(
      isShown,
    );
    expect(oneWay).toBe(!isShown);
    await app.call('deleteUser', { jar: other.jar, body: { password: PASSWORD } });
  });

  it('finds by the same rule in the database as in the domain', async () => {
    const country = freshCountry();
    const me = await personIn(country, { gender: 'female', region: null, city: null });
    const other = await personIn(country);
    await wish(me, { country, gender: 'male' });
    const own = { gender: 'female', age: me.user.profile?.age ?? 0, country, region: null } as const;
    const orNull = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: null });
    const wished = fc.record({
      gender: orNull('female' as const, 'male' as const),
      min_age: orNull(20, own.age, own.age + 1),
      max_age: orNull(own.age + 1, 90),
      country: orNull<Country>(country, 'NL'),
    });
    await fc.assert(
      fc.asyncProperty(wished, async (wishes) => {
        await wish(other, wishes);
        const { one_way: oneWay } = await finder(me);
        const all = { distance: null, region: null, interests: [], lookingFor: [], bothWays: true };
        const wants = wantsToMeet(
          { ...all, ...wishes, minAge: wishes.min_age, maxAge: wishes.max_age },
          own,
          null,
        );
        expect(oneWay).toBe(!wants);
      }),
      { numRuns: 40 },
    );
  });
});
