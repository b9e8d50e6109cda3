import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import { checkCountry, firstServedCountry, hasCountryForRegion, servedCountry } from '.';

describe('hasCountryForRegion', () => {
  test.each([
    [{}, true],
    [{ country: 'NL' }, true],
    [{ country: 'NL', region: 'UT' }, true],
    [{ region: 'UT' }, false],
    [{ country: '', region: 'UT' }, false],
    [{ country: null, region: 'UT' }, false],
    [{ region: '' }, true],
    [{ region: null }, true],
  ])('%j: %s', (place, has) => {
    expect(hasCountryForRegion(place)).toBe(has);
  });
});

describe('checkCountry', () => {
  test.each([
    ['NL', '', null],
    ['NL', 'UT', null],
    ['', '', { code: 'required' }],
    ['', 'UT', { code: 'country_required' }],
    ['US', '', { code: 'unknown_country' }],
    ['nl', '', { code: 'unknown_country' }],
  ])('%j with region %j: %j', (country, region, problem) => {
    expect(checkCountry(country, { region, countries: ['NL', 'DE'] })).toEqual(problem);
  });
});

describe('servedCountry', () => {
  test.each([
    [['DE', 'NL'], 'DE'],
    [['US', 'NL'], 'NL'],
    [[undefined, null, 'DE'], 'DE'],
    [['US'], 'NL'],
    [[], 'NL'],
  ])('of %j is %s', (wishes, country) => {
    expect(servedCountry(wishes, ['NL', 'DE'])).toBe(country);
  });

  test('is always one that the site serves', () => {
    const wishes = fc.array(fc.option(fc.oneof(fc.constantFrom(...COUNTRIES), fc.string())));
    const served = fc.subarray([...COUNTRIES], { minLength: 1 });
    fc.assert(
      fc.property(wishes, served, (given, countries) => {
        expect(countries).toContain(servedCountry(given, countries));
      }),
    );
  });

  test.each([
    [['US', 'NL'], 'NL'],
    [['US', null], null],
    [[], null],
  ])('firstServedCountry of %j is %s', (wishes, country) => {
    expect(firstServedCountry(wishes, ['NL', 'DE'])).toBe(country);
  });

  test('is none of a site without any', () => {
    expect(() => servedCountry(['NL'], [])).toThrow('serves no country');
  });
});
