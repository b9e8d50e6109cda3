import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_LANGUAGES, FALLBACK_LOCALE, isCountry, isLocale, LOCALES, LOCALE_TABLE } from '.';

describe('locales', () => {
  test('are the eleven of the product', () => {
    expect(LOCALES).toEqual(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv']);
  });

  test('fall back to one of them', () => {
    expect(LOCALES).toContain(FALLBACK_LOCALE);
  });

  test.each([
    ['nl', true],
    ['NL', false],
    ['en-GB', false],
    [['nl'], false],
    [undefined, false],
  ])('%j is one of them: %s', (value, is) => {
    expect(isLocale(value)).toBe(is);
  });

  test.each(LOCALES)('%s writes its dates in its own language', (locale) => {
    expect(LOCALE_TABLE[locale].dateLocale.split('-')[0]).toBe(locale);
  });

  test.each(LOCALES)('%s goes by the name that its speakers use', (locale) => {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? '';
    expect(LOCALE_TABLE[locale].nativeName.toLowerCase()).toBe(name.toLowerCase());
  });
});

describe('countries', () => {
  test('are the nineteen of the product', () => {
    expect(COUNTRIES).toHaveLength(19);
  });

  test('speak the languages of the product, the one most spoken first', () => {
    expect(COUNTRY_LANGUAGES).toEqual({
      US: ['en', 'es'],
      NL: ['nl'],
      BE: ['nl', 'fr', 'de'],
      FR: ['fr'],
      IT: ['it'],
      ES: ['es'],
      DE: ['de'],
      AT: ['de'],
      IE: ['en'],
      GB: ['en'],
      CA: ['en', 'fr'],
      PL: ['pl'],
      AU: ['en'],
      NZ: ['en'],
      CH: ['de', 'it', 'fr', 'en'],
      DK: ['da'],
      FI: ['fi', 'sv'],
      NO: ['nb'],
      SE: ['sv'],
    });
  });

  test.each([
    ['NL', true],
    ['nl', false],
    ['JP', false],
    ['constructor', false],
    [['NL'], false],
    [null, false],
  ])('%j is one of them: %s', (value, is) => {
    expect(isCountry(value)).toBe(is);
  });
});
