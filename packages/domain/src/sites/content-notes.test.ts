import { expect, test } from 'vitest';
import { LOCALES } from '../locale';
import { contentNotes } from '.';

test.each(LOCALES)('content pages in %s carry the warning, and the US footer in English alone', (locale) => {
  const notes = locale === 'en' ? ['age_and_entry', 'us_footer'] : ['age_and_entry'];
  expect(contentNotes('pages-terms', locale)).toEqual(notes);
});

test('a page that is no content page carries none', () => {
  expect(contentNotes('members', 'en')).toEqual([]);
});
