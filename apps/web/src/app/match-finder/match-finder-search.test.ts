import { describe, expect, it } from 'vitest';
import { matchFinderPath, parseMatchFinder, WISH_STEPS, wishStepsOf } from './match-finder-search';

describe('the address of the match finder', () => {
  it.each([
    [{}, { step: null, isChange: false, isFirst: false, order: 'fit' }],
    [
      { step: 'age', change: '1', first: '1', order: 'nearest' },
      { step: 'age', isChange: true, isFirst: true, order: 'nearest' },
    ],
    [
      { step: 'salary', change: 'yes', order: 'richest' },
      { step: null, isChange: false, isFirst: false, order: 'fit' },
    ],
  ])('reads %j', (query, search) => {
    expect(parseMatchFinder(query)).toEqual(search);
  });

  it('is read as it is written', () => {
    expect(matchFinderPath()).toBe('/match-finder');
    expect(matchFinderPath({ step: 'interests', isChange: true, order: 'nearest' })).toBe(
      '/match-finder?step=interests&change=1&order=nearest',
    );
    expect(matchFinderPath({ step: 'age', isFirst: true })).toBe('/match-finder?step=age&first=1');
    expect(matchFinderPath({ step: null, isFirst: true })).toBe('/match-finder');
    expect(matchFinderPath({ step: null, isChange: false, isFirst: false, order: 'fit' })).toBe(
      '/match-finder',
    );
  });
});

describe('the questions', () => {
  it('are all four where a site lets its members search for everything', () => {
    expect(wishStepsOf({ visible_profile_fields: ['interests'] })).toEqual([...WISH_STEPS]);
  });

  it('leave out what a site doesn’t', () => {
    expect(wishStepsOf({ search_fields: ['country'], visible_profile_fields: ['interests'] })).toEqual([
      'age',
      'looking-for',
    ]);
    expect(wishStepsOf({ search_fields: ['interests'], visible_profile_fields: [] })).toEqual([
      'looking-for',
    ]);
  });
});
