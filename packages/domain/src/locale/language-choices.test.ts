import { describe, expect, test } from 'vitest';
import { COUNTRIES, dateLocaleOf, languageChoices, languageCountry, LOCALES } from '.';
import { countryLocale } from './resolve-locale';

describe('languageChoices', () => {
  test.each([
    ['NL', ['nl', 'en', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv']],
    ['BE', ['nl', 'fr', 'de', 'en', 'it', 'es', 'pl', 'da', 'fi', 'nb', 'sv']],
    ['FI', ['fi', 'sv', 'en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'nb']],
    ['JP', LOCALES],
    [null, LOCALES],
  ])('in %s are %j', (country, choices) => {
    expect(languageChoices(country)).toEqual(choices);
  });

  test.each(COUNTRIES)('in %s are all eleven, its own first', (country) => {
    const choices = languageChoices(country);
    expect(choices.toSorted()).toEqual([...LOCALES].toSorted());
    expect(choices[0]).toBe(countryLocale(country));
  });
});

describe('dateLocaleOf', () => {
  test.each([
    ['nl', 'nl-NL'],
    ['en', 'en-GB'],
    ['nb', 'nb-NO'],
    [null, 'nl-NL'],
  ] as const)('%s is %s', (locale, dateLocale) => {
    expect(dateLocaleOf(locale)).toBe(dateLocale);
  });
});

test.each([
  ['NL', 'IT', 'NL'],
  [null, 'IT', 'IT'],
  [undefined, 'IT', 'IT'],
  ['NL', null, 'NL'],
  [null, null, null],
] as const)('whose home is %s and who is in %s sees the languages of %s first', (home, here, country) => {
  expect(languageCountry({ home, here })).toBe(country);
});
