import { describe, expect, test } from 'vitest';
import { showsEntryWarning, showsEntryWarningUntilKnown, showsSiteEntryPopup, type SiteEntry } from '.';

describe('showsEntryWarning', () => {
  test.each([
    ['chat', 'NL', true],
    ['chat', 'DE', true],
    ['lander', 'NL', true],
    ['lander', 'BE', false],
    ['default', 'NL', false],
    ['empty', 'DE', false],
    ['chat', null, false],
  ] as const)('in the layout %s in %s: %s', (layout, country, shows) => {
    expect(showsEntryWarning({ layout, country })).toBe(shows);
  });
});

describe('showsEntryWarningUntilKnown', () => {
  test.each([
    ['lander', 'nl', true],
    ['lander', 'de', true],
    ['lander', 'en', false],
    ['lander', 'fr', false],
    ['default', 'nl', false],
  ] as const)('in the layout %s in %s: %s', (layout, locale, shows) => {
    expect(showsEntryWarningUntilKnown({ layout, locale })).toBe(shows);
  });
});

describe('showsSiteEntryPopup', () => {
  const entry: SiteEntry = {
    enabled: 'yes',
    countries: ['NL', 'DE'],
    country: 'NL',
    loggedIn: false,
    installedApp: false,
    skippedAt: null,
  };

  test.each([
    [{}, true],
    [{ country: 'BE' }, false],
    [{ country: null }, false],
    [{ countries: [], country: 'BE' }, true],
    [{ countries: [], country: null }, true],
    [{ enabled: 'no' }, false],
    [{ loggedIn: true }, false],
    [{ installedApp: true }, false],
    [{ skippedAt: new Date('2026-01-01') }, false],
  ] as const)('with %j: %s', (changes, shows) => {
    expect(showsSiteEntryPopup({ ...entry, ...changes })).toBe(shows);
  });
});
