import { expect, test } from 'vitest';
import { LOCALES } from '../locale';
import { contentNotes } from '.';

test.each(LOCALES)('content pages in %s carry the warning, and the US footer in English alone', (locale) => {
  const notes = locale === 'en' ? ['age_and_entry', 'us_footer'] : ['age_and_entry'];
  expect(contentNotes('pages-terms', { locale, country: 'US' })).toEqual(notes);
});

test.each([
  ['US', true],
  // The language is all there is to go by.
  [null, true],
  ['GB', false],
  ['NL', false],
])('the US footer in English, for a reader in %s: %s', (country, isShown) => {
  expect(contentNotes('pricing', { locale: 'en', country }).includes('us_footer')).toBe(isShown);
});

test('a page that is no content page carries none', () => {
  expect(contentNotes('members', { locale: 'en', country: 'US' })).toEqual([]);
});
