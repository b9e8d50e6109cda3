import { describe, expect, it } from 'vitest';
import { asksFor, closedFilters, openFilters, SEARCH_FIELDS } from './search-fields';
import type { SearchFilters } from './search-filters';

const EVERYTHING: SearchFilters = {
  gender: 'female',
  country: 'NL',
  region: 'UT',
  minAge: 25,
  maxAge: 40,
  distance: 50,
  interests: ['tea'],
  online: true,
  photo: true,
};

describe('what a site lets members search for', () => {
  it('closes nothing when it is everything', () => {
    expect(closedFilters(EVERYTHING, SEARCH_FIELDS)).toEqual([]);
    expect(openFilters(EVERYTHING, SEARCH_FIELDS)).toEqual(EVERYTHING);
  });

  it('closes every filter when it is nothing', () => {
    expect(closedFilters(EVERYTHING, [])).toEqual(Object.keys(EVERYTHING));
    expect(openFilters(EVERYTHING, [])).toEqual({});
  });

  it('is never a sexuality, a gender identity or a name', () => {
    const secrets = ['sexuality', 'gender_identity', 'date_of_birth', 'email', 'name'];
    expect(SEARCH_FIELDS.filter((field) => secrets.includes(field))).toEqual([]);
  });

  it('counts both ends of an age as one field', () => {
    expect(openFilters(EVERYTHING, ['age'])).toEqual({ minAge: 25, maxAge: 40 });
    expect(closedFilters({ minAge: 25, maxAge: 40 }, ['gender'])).toEqual(['minAge', 'maxAge']);
  });

  it('does not close what nobody asks for', () => {
    expect(closedFilters({}, [])).toEqual([]);
    const left: object = { gender: undefined, photo: true };
    expect(closedFilters(left, ['photo'])).toEqual([]);
  });
});

it.each([
  [undefined, true],
  [['age', 'gender'], true],
  [['age'], false],
  [[], false],
])('a site that lets one search for %j asks for the gender: %j', (fields, asks) => {
  expect(asksFor('gender', fields)).toBe(asks);
  expect(openFilters({ gender: 'male' }, fields)).toEqual(asks ? { gender: 'male' } : {});
});
