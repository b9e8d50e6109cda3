import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS, isLookingFor, LOOKING_FOR } from '../profile';
import { SEARCH_DISTANCES } from '../search';
import {
  askedWishes,
  compareFits,
  compareNearness,
  fitOf,
  namedInterests,
  openWishes,
  RELAXABLE_WISHES,
  relaxWish,
  wantsToMeet,
  WISHES,
  wishedSearch,
  type Candidate,
  type Fit,
  type Wishes,
} from '.';

/** The wishes of a member who has none. */
const NO_WISHES: Wishes = {
  gender: null,
  minAge: null,
  maxAge: null,
  distance: null,
  country: null,
  region: null,
  interests: [],
  lookingFor: [],
  bothWays: true,
};

const INTERESTS = ['hiking', 'coffee', 'music', 'tea', 'wine'];
const COUNTRIES = ['NL', 'DE'] as const;
const REGIONS = ['north', 'south'];

const interests = fc.uniqueArray(fc.constantFrom(...INTERESTS), { maxLength: 4 });
const lookingFor = fc.uniqueArray(fc.constantFrom(...LOOKING_FOR));
const orNull = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });

const wishesArbitrary: fc.Arbitrary<Wishes> = fc
  .record({
    gender: orNull(GENDERS),
    ages: fc.option(fc.tuple(fc.integer({ min: 18, max: 99 }), fc.integer({ min: 18, max: 99 })), {
      nil: null,
    }),
    distance: orNull(SEARCH_DISTANCES),
    country: orNull(COUNTRIES),
    region: orNull(REGIONS),
    interests,
    lookingFor,
    bothWays: fc.boolean(),
  })
  .map(({ ages, ...wishes }) => ({
    ...wishes,
    minAge: ages && Math.min(...ages),
    maxAge: ages && Math.max(...ages),
    region: wishes.country && wishes.region,
  }));

const candidateArbitrary: fc.Arbitrary<Candidate> = fc.record({
  gender: fc.constantFrom(...GENDERS),
  age: fc.integer({ min: 18, max: 99 }),
  country: fc.constantFrom(...COUNTRIES),
  region: orNull(REGIONS),
  km: orNull(SEARCH_DISTANCES),
  interests,
  lookingFor,
  presence: fc.integer({ min: 0, max: 3 }),
  wantsToMeet: fc.option(fc.boolean(), { nil: null }),
});

const nadia: Candidate = {
  gender: 'female',
  age: 34,
  country: 'NL',
  region: 'north',
  km: 10,
  interests: ['hiking', 'coffee'],
  lookingFor: ['relationship'],
  presence: 0,
  wantsToMeet: true,
};

const wishes: Wishes = {
  gender: 'female',
  minAge: 28,
  maxAge: 42,
  distance: 50,
  country: 'NL',
  region: 'north',
  interests: ['coffee', 'music', 'hiking'],
  lookingFor: ['relationship', 'dating'],
  bothWays: true,
};

describe('fitOf', () => {
  test('says what was asked, and what both have in the order of the viewer', () => {
    expect(fitOf(wishes, nadia, [])).toEqual({
      asked: ['gender', 'ages', 'distance', 'region', 'interests', 'looking_for'],
      unmet: [],
      sharedInterests: ['coffee', 'hiking'],
      sharedLookingFor: ['relationship'],
      km: 10,
      bothWays: true,
      presence: 0,
    });
  });

  test.each([
    ['gender', { gender: 'male' }],
    ['ages', { age: 27 }],
    ['ages', { age: 43 }],
    ['distance', { km: 100 }],
    ['distance', { km: null }],
    ['region', { region: 'south' }],
    ['region', { country: 'DE' }],
    ['interests', { interests: ['wine'] }],
    ['looking_for', { lookingFor: ['friendship'] }],
    ['looking_for', { lookingFor: [] }],
  ] as const)('names %s where a member is %j', (wish, change) => {
    expect(fitOf(wishes, { ...nadia, ...change }, []).unmet).toEqual([wish]);
  });

  test('asks for nothing without wishes, and shares the own interests', () => {
    const fit = fitOf(NO_WISHES, { ...nadia, wantsToMeet: null }, ['tea', 'hiking']);
    expect(fit).toMatchObject({ asked: [], unmet: [], sharedInterests: ['hiking'], bothWays: null });
  });

  test.each([true, false, null])('says nothing of both ways where they are not asked for: %s', (wants) => {
    const candidate = { ...nadia, wantsToMeet: wants };
    expect(fitOf(wishes, candidate, []).bothWays).toBe(wants);
    expect(fitOf({ ...wishes, bothWays: false }, candidate, []).bothWays).toBeNull();
  });

  test('finds who the search for the wishes finds: a fit has no wish unmet once it is relaxed', () => {
    fc.assert(
      fc.property(
        wishesArbitrary,
        candidateArbitrary,
        fc.constantFrom(...WISHES),
        (asked, candidate, wish) => {
          const before = fitOf(asked, candidate, []).unmet;
          const after = fitOf(relaxWish(asked, wish), candidate, []).unmet;
          expect(before).toEqual(expect.arrayContaining(after));
          expect(after.filter((each) => each !== wish)).toEqual(before.filter((each) => each !== wish));
        },
      ),
    );
  });
});

describe('namedInterests', () => {
  test('names the same two of those that both have, in whichever order they are wished for', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(INTERESTS), (shared) => {
        const named = namedInterests({ sharedInterests: shared });
        expect(named).toHaveLength(Math.min(2, shared.length));
        expect(shared).toEqual(expect.arrayContaining(named));
        expect(namedInterests({ sharedInterests: shared.toReversed() })).toEqual(named);
      }),
    );
  });
});

describe('wantsToMeet', () => {
  const own = { gender: 'female', age: 34, country: 'NL', region: 'north' } as const;

  test('is unknown without wishes', () => {
    expect(wantsToMeet(null, own, 10)).toBeNull();
  });

  test.each([
    [true, {}],
    [true, { interests: ['wine'], lookingFor: ['friendship'] }],
    [true, { ...NO_WISHES }],
    [false, { gender: 'male' }],
    [false, { minAge: 35 }],
    [false, { maxAge: 33 }],
    [false, { country: 'DE', region: null }],
    [false, { region: 'south' }],
    [true, { region: null }],
  ] as const)('is %s for wishes with %j', (is, change) => {
    expect(wantsToMeet({ ...wishes, ...change }, own, 10)).toBe(is);
  });

  test('counts an unknown way as too far', () => {
    expect(wantsToMeet(wishes, own, null)).toBe(false);
    expect(wantsToMeet({ ...wishes, distance: null }, own, null)).toBe(true);
  });
});

describe('the order of those who fit', () => {
  const fitArbitrary = fc
    .tuple(wishesArbitrary, candidateArbitrary, interests)
    .map(([asked, candidate, own]) => fitOf(asked, candidate, own));
  const better = (one: Fit, other: Fit) => compareFits(one, other) <= 0;

  test('is an order', () => {
    fc.assert(
      fc.property(fitArbitrary, fitArbitrary, fitArbitrary, (a, b, c) => {
        expect(Math.sign(compareFits(a, b))).toBe(-Math.sign(compareFits(b, a)) + 0);
        fc.pre(better(a, b) && better(b, c));
        expect(better(a, c)).toBe(true);
      }),
    );
  });

  test('never falls by sharing more', () => {
    fc.assert(
      fc.property(
        wishesArbitrary,
        candidateArbitrary,
        fc.tuple(fc.constantFrom(...INTERESTS), fc.constantFrom(...LOOKING_FOR)),
        (asked, candidate, [interest, sought]) => {
          const fit = fitOf(asked, candidate, []);
          const withInterest = { ...candidate, interests: [...new Set([...candidate.interests, interest])] };
          const withSought = { ...candidate, lookingFor: [...new Set([...candidate.lookingFor, sought])] };
          expect(better(fitOf(asked, withInterest, []), fit)).toBe(true);
          expect(better(fitOf(asked, withSought, []), fit)).toBe(true);
        },
      ),
    );
  });

  test('goes by wishes met, both ways, what is shared, nearness and presence, in this order', () => {
    const fit = fitOf(wishes, nadia, []);
    const worse: Fit[] = [
      { ...fit, presence: 1 },
      { ...fit, km: 25 },
      { ...fit, km: null },
      { ...fit, sharedInterests: ['coffee'], km: 10 },
      { ...fit, bothWays: null, sharedInterests: ['coffee', 'hiking', 'music'] },
      { ...fit, bothWays: false, sharedInterests: ['coffee', 'hiking', 'music'] },
      { ...fit, unmet: ['ages'], sharedInterests: ['coffee', 'hiking', 'music'] },
    ];
    expect(worse.toReversed().toSorted(compareFits)).toEqual(worse);
    expect(compareFits(fit, fit)).toBe(0);
  });

  test('can be by nearness alone, unknown ways last', () => {
    const ways = ([10, 50, null] as const).map((km) => ({ km }));
    expect(ways.toReversed().toSorted(compareNearness)).toEqual(ways);
  });
});

describe('relaxWish', () => {
  test.each([
    ['gender', { gender: null }],
    ['ages', { minAge: 23, maxAge: 47 }],
    ['distance', { distance: 100 }],
    ['region', { region: null }],
    ['interests', { interests: [] }],
    ['looking_for', { lookingFor: [] }],
  ] as const)('widens %s alone', (wish, change) => {
    expect(relaxWish(wishes, wish)).toEqual({ ...wishes, ...change });
  });

  test('leaves out what is as wide as it can be', () => {
    expect(relaxWish({ ...wishes, minAge: 20, maxAge: 96 }, 'ages')).toMatchObject({
      minAge: null,
      maxAge: null,
    });
    expect(relaxWish({ ...wishes, minAge: null, maxAge: 42 }, 'ages')).toMatchObject({
      minAge: null,
      maxAge: 47,
    });
    expect(relaxWish({ ...wishes, distance: 250 }, 'distance').distance).toBeNull();
    expect(relaxWish({ ...wishes, distance: null }, 'distance').distance).toBeNull();
    expect(relaxWish({ ...wishes, region: null }, 'region')).toMatchObject({ country: null, region: null });
  });

  test('comes to no wish of that kind in the end', () => {
    fc.assert(
      fc.property(wishesArbitrary, fc.constantFrom(...RELAXABLE_WISHES), (asked, wish) => {
        let relaxed = asked;
        for (let times = 0; times < 20; times += 1) relaxed = relaxWish(relaxed, wish);
        expect(askedWishes(relaxed)).not.toContain(wish);
      }),
    );
  });
});

describe('wishedSearch', () => {
  test('asks for all wishes', () => {
    expect(wishedSearch(wishes)).toEqual({
      filters: {
        gender: 'female',
        country: 'NL',
        region: 'north',
        minAge: 28,
        maxAge: 42,
        distance: 50,
        interests: ['coffee', 'music', 'hiking'],
      },
      lookingFor: ['relationship', 'dating'],
    });
  });

  test('asks for nothing without wishes', () => {
    expect(wishedSearch(NO_WISHES)).toEqual({ filters: {}, lookingFor: [] });
    expect(wishedSearch({ ...NO_WISHES, region: 'north' })).toEqual({ filters: {}, lookingFor: [] });
  });
});

test('a site keeps wishes for what its members may not search for', () => {
  expect(openWishes(wishes, undefined)).toEqual(wishes);
  expect(askedWishes(openWishes(wishes, []))).toEqual(['looking_for']);
  expect(openWishes(wishes, ['country', 'gender'])).toMatchObject({
    country: 'NL',
    region: null,
    gender: 'female',
  });
});

test('knows what members may look for', () => {
  expect(LOOKING_FOR.every(isLookingFor)).toBe(true);
  expect(isLookingFor('marriage')).toBe(false);
});
