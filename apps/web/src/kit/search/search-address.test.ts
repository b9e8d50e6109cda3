import { describe, expect, it } from 'vitest';
import { readSearch, searchHref } from './search-address';

const own = { filters: { country: 'NL' }, hasPlace: true } as const;

describe('the search of an address', () => {
  it('is the own country without any wish', () => {
    expect(readSearch('/members', own)).toEqual({ filters: { country: 'NL' }, page: 1 });
    expect(readSearch('/members?page=2', own)).toEqual({ filters: { country: 'NL' }, page: 2 });
    expect(readSearch('/members', { filters: {}, hasPlace: false }).filters).toEqual({});
  });

  it('searches for nothing that the site hides', () => {
    const fields = ['gender', 'age'];
    expect(readSearch('/members', { ...own, fields }).filters).toEqual({});
    expect(readSearch('/members?country=DE&gender=male&min_age=30', { ...own, fields }).filters).toEqual({
      gender: 'male',
      minAge: 30,
    });
  });

  it('is everywhere when that is asked for', () => {
    expect(readSearch('/members?country=', own).filters).toEqual({});
  });

  it('has every wish', () => {
    const href =
      '/members?country=DE&region=NW&gender=male&min_age=28&max_age=45&distance=50&interests=wine%2Ctea&online=1&photo=1&page=3';
    const address = readSearch(href, own);
    expect(address).toEqual({
      filters: {
        country: 'DE',
        region: 'NW',
        gender: 'male',
        minAge: 28,
        maxAge: 45,
        distance: 50,
        interests: ['wine', 'tea'],
        online: true,
        photo: true,
      },
      page: 3,
    });
    expect(searchHref(address)).toBe(href);
  });

  it('reads a form that was sent without script', () => {
    const href =
      '/members?gender=&min_age=18&max_age=99&country=NL&region=&distance=&interests=wine&interests=tea';
    expect(readSearch(href, own).filters).toEqual({ country: 'NL', interests: ['wine', 'tea'] });
    const intimate = '/members?interests=tantra,tea&country=NL';
    expect(readSearch(intimate, own).filters.interests).toEqual(['tea']);
    expect(readSearch(intimate, { ...own, isIntimate: true }).filters.interests).toEqual(['tantra', 'tea']);
  });

  it.each([
    ['?gender=other&country=XX&region=UT', {}],
    ['?country=NL&min_age=60&max_age=30', { country: 'NL', minAge: 30, maxAge: 60 }],
    ['?country=NL&min_age=2&max_age=1000', { country: 'NL' }],
    ['?country=NL&min_age=x&distance=51&interests=,nothing', { country: 'NL' }],
    ['?country=NL&online=yes&photo=', { country: 'NL' }],
  ])('leaves out of %s what it cannot mean', (query, filters) => {
    expect(readSearch(`/members${query}`, own).filters).toEqual(filters);
  });

  it.each([
    ['0', 1],
    ['-1', 1],
    ['9999', 42],
  ])('has a page that exists for %s', (page, shown) => {
    expect(readSearch(`/members?page=${page}`, own).page).toBe(shown);
  });

  it('has no distance from nowhere', () => {
    expect(readSearch('/members?country=&distance=50', { ...own, hasPlace: false }).filters).toEqual({});
  });
});
