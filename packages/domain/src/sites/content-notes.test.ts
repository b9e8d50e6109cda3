import { expect, test } from 'vitest';
import { LOCALES } from '../locale';
import { PAGE_NAMES } from '../pages/testing';
import { contentNotes } from '.';

test.each(LOCALES)('content pages in %s carry the warning, and the US footer in English alone', (locale) => {
  const notes = locale === 'en' ? ['age_and_entry', 'us_footer'] : ['age_and_entry'];
  expect(contentNotes('pages-terms', locale)).toEqual(notes);
});

test('content pages are those of text', () => {
  expect(PAGE_NAMES.filter((page) => contentNotes(page, 'nl').length > 0)).toEqual([
    'complaints',
    'pricing',
    'pages-accessibility',
    'pages-ban',
    'pages-cookies',
    'pages-faq',
    'pages-privacy',
    'pages-return-policy',
    'pages-service',
    'pages-terms',
  ]);
});
