import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, isLocale, LOCALES } from '.';
import { countryLocale, localeOfTag, preferredLocale, resolveLocale } from './resolve-locale';

describe('resolveLocale', () => {
  const all = {
    address: null,
    cookie: 'nl',
    account: 'de',
    domainLanguage: 'fr',
    acceptLanguage: 'it',
    country: 'ES',
  };

  test.each([
    [{ ...all, address: 'sv' }, 'sv', 'the address of the page before all'],
    [{ ...all, address: 'SV' }, 'nl', 'unless it names no locale'],
    [all, 'nl', 'then the cookie'],
    [{ ...all, cookie: null }, 'de', 'then the account'],
    [{ ...all, cookie: null, account: null }, 'fr', 'then the site'],
    [{ ...all, cookie: null, account: null, domainLanguage: null }, 'it', 'then the browser'],
    [{ country: 'ES' }, 'es', 'then the country'],
    [{}, 'en', 'then English'],
    [{ ...all, cookie: 'xx' }, 'de', 'a cookie that is no locale is passed over'],
    [{ ...all, cookie: 'NL' }, 'de', 'as is one in capitals'],
    [{ domainLanguage: 'de-AT', acceptLanguage: 'it' }, 'de', 'the first two letters of the site count'],
    [{ domainLanguage: 'DEUTSCH' }, 'de', 'in capitals too'],
    [{ domainLanguage: 'ja', acceptLanguage: 'it' }, 'it', 'a language not supported is passed over'],
    [{ acceptLanguage: 'ja,ko', country: 'BE' }, 'nl', 'as is a list of them'],
    [{ country: 'JP' }, 'en', 'as is a country not served'],
  ])('of %j is %s: %s', (hints, locale, _why) => {
    expect(resolveLocale(hints)).toBe(locale);
  });

  test('is always one of the eleven, whatever arrives', () => {
    const anything = fc.option(fc.string({ unit: 'binary' }));
    const hints = fc.record({
      address: anything,
      cookie: anything,
      account: anything,
      domainLanguage: anything,
      acceptLanguage: anything,
      country: anything,
    });
    fc.assert(
      fc.property(hints, (given) => {
        expect(LOCALES).toContain(resolveLocale(given));
      }),
    );
  });
});

describe('preferredLocale', () => {
  test.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.3, nl;q=0.9, de;q=0.5', 'nl'],
    ['en;q=0.5, nl;q=0.5', 'en'],
    ['ja, sv;q=0.1', 'sv'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['nb', 'nb'],
    ['PT-br, FR-ca', 'fr'],
    ['de;q=0, nl;q=0.1', 'nl'],
    ['de;q=0.000', null],
    ['nl;q=0.5, de;q=1', 'de'],
    ['nl;q=0.2, de;q=0.25', 'de'],
    ['nl;q=0.2, de;q=1.', 'de'],
    ['de;q=1.5, nl;q=0.1', 'nl'],
    ['de;q=x, nl;q=0.1', 'nl'],
    ['de;q=x1, nl;q=0.1', 'nl'],
    ['de;q=10, nl;q=0.1', 'nl'],
    ['de;q=21, nl;q=0.1', 'nl'],
    ['de;q=, nl;q=0.1', 'nl'],
    ['de;q=0.1234, nl;q=0.1', 'nl'],
    ['nl;q=0.999, de;q=1.000', 'de'],
    ['nl; Q=0.2, de; level=1; q=0.3', 'de'],
    ['*', null],
    ['*;q=0.5, pl;q=0.1', 'pl'],
    ['', null],
    [',,;;', null],
    ['deutsch', null],
  ])('of %j is %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

describe('localeOfTag', () => {
  test.each([
    ['en-GB', 'en'],
    ['zh-Hans', null],
    [' da ', 'da'],
    ['', null],
    ['constructor', null],
  ])('of %j is %s', (tag, locale) => {
    expect(localeOfTag(tag)).toBe(locale);
  });
});

describe('countryLocale', () => {
  test.each(COUNTRIES)('of %s is one of the eleven', (country) => {
    expect(isLocale(countryLocale(country))).toBe(true);
  });

  test.each([
    ['BE', 'nl'],
    ['CH', 'de'],
    ['CA', 'en'],
    ['NO', 'nb'],
    ['nl', null],
    ['toString', null],
    [null, null],
    [undefined, null],
  ])('of %j is %s', (country, locale) => {
    expect(countryLocale(country)).toBe(locale);
  });
});
