import { COUNTRIES, COUNTRY_LANGUAGES } from '@vela/domain/locale';
import { describe, expect, test } from 'vitest';
import { regionName, regionsOf } from '.';

describe('regionsOf', () => {
  test.each([
    ['US', 51],
    ['NL', 12],
    ['BE', 11],
    ['FR', 18],
    ['IT', 20],
    ['ES', 19],
    ['DE', 16],
    ['AT', 9],
    ['IE', 26],
    ['GB', 93],
    ['CA', 13],
    ['PL', 16],
    ['AU', 8],
    ['NZ', 17],
    ['CH', 26],
    ['DK', 5],
    ['FI', 19],
    ['NO', 15],
    ['SE', 21],
  ] as const)('%s has %i', (country, count) => {
    expect(regionsOf(country)).toHaveLength(count);
  });

  test.each(COUNTRIES)('%s names each region once, with a key of its own', (country) => {
    const regions = regionsOf(country);
    expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length);
    expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
  });

  test.each(COUNTRIES)('the keys of %s are as ISO 3166-2 forms them', (country) => {
    for (const { key } of regionsOf(country)) expect(key).toMatch(/^[A-Z\d]{1,3}$/);
  });

  test.each(COUNTRIES)('%s is in the order of its own alphabet', (country) => {
    const names = regionsOf(country).map(({ name }) => name);
    const { compare } = new Intl.Collator(COUNTRY_LANGUAGES[country][0]);
    expect(names).toEqual(names.toSorted(compare));
  });
});

describe('regionName', () => {
  test.each([
    ['NL', 'UT', 'Utrecht'],
    ['SE', 'AB', 'Stockholm'],
    ['NL', 'AB', null],
    ['NL', '', null],
  ] as const)('in %s of %j is %s', (country, key, name) => {
    expect(regionName(country, key)).toBe(name);
  });
});
