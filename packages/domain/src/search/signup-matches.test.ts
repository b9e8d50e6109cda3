import { describe, expect, it } from 'vitest';
import { SEARCH_DISTANCES } from './search-distances';
import { MEMBER_STATUSES } from '../members';
import { chooseSignupMatches, pathAfterSignupMatches, signupMatchSearches } from './signup-matches';

const member = { age: 34, country: 'NL', region: 'UT', hasPlace: true } as const;
const ages = { minAge: 26, maxAge: 42 };

describe('signupMatchSearches', () => {
  it('goes from near to the whole country, at last of any age', () => {
    expect(signupMatchSearches(member)).toEqual([
      { scope: 'near', filters: { photo: true, ...ages, distance: 50 } },
      { scope: 'region', filters: { photo: true, ...ages, country: 'NL', region: 'UT' } },
      { scope: 'country', filters: { photo: true, ...ages, country: 'NL' } },
      { scope: 'country', filters: { photo: true, country: 'NL' } },
    ]);
  });

  it('measures in a distance that searches know', () => {
    expect(SEARCH_DISTANCES).toContain(signupMatchSearches(member)[0]?.filters.distance);
  });

  it.each([
    [{ hasPlace: false }, ['region', 'country', 'country']],
    [{ region: null }, ['near', 'country', 'country']],
    [{ hasPlace: false, region: null }, ['country', 'country']],
  ])('leaves out what isn’t known: %o', (change, scopes) => {
    expect(signupMatchSearches({ ...member, ...change }).map(({ scope }) => scope)).toEqual(scopes);
  });

  it.each([
    [
      ['region', 'country'],
      ['region', 'country', 'country'],
    ],
    [['distance'], ['near', 'country', 'country']],
    [[], ['country', 'country']],
    [undefined, ['near', 'region', 'country', 'country']],
  ])('leaves out what a site lets nobody search for: %o', (fields, scopes) => {
    expect(signupMatchSearches(member, { fields }).map(({ scope }) => scope)).toEqual(scopes);
  });

  it('asks for one gender in every search', () => {
    for (const { filters } of signupMatchSearches(member, { gender: 'male' }))
      expect(filters.gender).toBe('male');
  });

  it.each([
    [
      { min: 40, max: 50 },
      { minAge: 40, maxAge: 50 },
    ],
    [{ min: 40, max: null }, { minAge: 40 }],
    [{ min: null, max: 30 }, { maxAge: 30 }],
    [{ min: null, max: null }, ages],
  ])('looks for the wished ages %o, but at last for any', (wished, asked) => {
    const searches = signupMatchSearches(member, { ages: wished });
    expect(searches[2]?.filters).toEqual({ photo: true, ...asked, country: 'NL' });
    expect(searches.at(-1)?.filters).toEqual({ photo: true, country: 'NL' });
  });

  it.each([
    [18, { minAge: 18, maxAge: 26 }],
    [95, { minAge: 87, maxAge: 99 }],
    [120, { minAge: 99, maxAge: 99 }],
  ])('keeps to the ages of searches around %i', (age, bounds) => {
    expect(signupMatchSearches({ ...member, age })[0]?.filters).toMatchObject(bounds);
  });
});

describe('chooseSignupMatches', () => {
  it('puts those with most in common first, the others as they were found', () => {
    const found = [
      { id: 'a', interests: [] },
      { id: 'b', interests: ['art'] },
      { id: 'c', interests: ['art', 'wine'] },
      { id: 'd', interests: ['beach'] },
    ];
    expect(chooseSignupMatches(found, ['wine', 'art'])).toEqual([
      { id: 'c', sharedInterest: 'wine' },
      { id: 'b', sharedInterest: 'art' },
      { id: 'a', sharedInterest: null },
      { id: 'd', sharedInterest: null },
    ]);
  });

  it('shows no more than six', () => {
    const found = Array.from({ length: 9 }, (_, index) => ({ id: String(index), interests: [] }));
    expect(chooseSignupMatches(found, []).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
  });
});

describe('pathAfterSignupMatches', () => {
  it('leads to the page about the mail while the address waits to be confirmed', () => {
    expect(pathAfterSignupMatches('not_confirmed')).toBe('/complete-signup');
  });

  it.each([...MEMBER_STATUSES.filter((status) => status !== 'not_confirmed'), null])(
    'leads a member of the status %s to the members’ home',
    (status) => {
      expect(pathAfterSignupMatches(status)).toBe('/members');
    },
  );
});
