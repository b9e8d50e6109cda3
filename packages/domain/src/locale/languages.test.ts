import { describe, expect, it } from 'vitest';
import { isForeign, isLanguage, LANGUAGES, sharedLanguages } from './languages';
import { languageName } from './formats';
import { LOCALES } from './locales';

describe('LANGUAGES', () => {
  it('begin with those of the sites, and have each once', () => {
    expect(LANGUAGES.slice(0, LOCALES.length)).toEqual(LOCALES);
    expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length);
  });

  it.each(LOCALES)('all have a name in %s', (locale) => {
    const names = LANGUAGES.map((language) => languageName(language, locale));
    expect(new Set(names).size).toBe(LANGUAGES.length);
    expect(names.filter((name) => isLanguage(name))).toEqual([]);
  });

  it('are tags without a region', () => {
    expect(['en', 'fil', 'en-GB', 'EN', '', null, 'toString'].map(isLanguage)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('languageName', () => {
  it('calls Norwegian what people speak', () => {
    expect(languageName('nb', 'en')).toBe('Norwegian');
    expect(languageName('nb', 'nb')).toBe('norsk');
  });
});

describe('isForeign', () => {
  it.each([
    ['nl', [], true],
    ['en', [], false],
    ['nl', ['nl'], false],
    ['nl', ['de', 'fr'], true],
    ['tr', ['en'], true],
  ] as const)('%s on an English page of a reader who speaks %j: %s', (language, spoken, expected) => {
    expect(isForeign(language, { locale: 'en', spoken })).toBe(expected);
  });
});

describe('sharedLanguages', () => {
  it('stand in the order of the other', () => {
    expect(sharedLanguages(['en', 'nl', 'tr'], ['tr', 'de', 'en'])).toEqual(['tr', 'en']);
    expect(sharedLanguages([], ['tr'])).toEqual([]);
  });
});
