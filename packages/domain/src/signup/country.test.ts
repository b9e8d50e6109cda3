import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import type { ServedCountries } from '../sites';
import { checkCountry, firstServedCountry, servedCountry } from './country';

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
    const served = fc
      .subarray([...COUNTRIES], { minLength: 1 })
      .map(([first, ...others]): ServedCountries => [first ?? 'NL', ...others]);
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

  test('asks for a site that serves some', () => {
    // @ts-expect-error -- a site without a country is rejected at start
    expect(servedCountry(['NL'], [])).toBeUndefined();
  });
});
