import { expect, test } from 'vitest';
import { LOCALES } from '../locale';
import { PAGE_NAMES } from '../pages/testing';
import { contentNotes, shownMatchClaim, showsPromoTiles, sourceIn } from '.';

test.each([
  [{ percentage: 46, source: 'A survey' }, true],
  [{ percentage: 46, source: '' }, false],
  [{ percentage: 46, source: ' ' }, false],
  [null, false],
])('the claim %j is shown: %s', (claim, isShown) => {
  expect(shownMatchClaim(claim)).toEqual(isShown ? claim : null);
});

test('promo tiles stand where the site resells', () => {
  expect([true, false].map((member_resell) => showsPromoTiles({ member_resell }))).toEqual([true, false]);
});

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

test.each([
  ['nl', 'Een enquête'],
  ['fr', 'A survey'],
  ['de', 'A survey'],
] as const)('the source of a claim is told in %s as %j', (locale, source) => {
  const claim = { percentage: 46, source: 'A survey', sources: { nl: 'Een enquête', de: ' ' } };
  expect(sourceIn(claim, locale)).toBe(source);
  expect(sourceIn({ percentage: 46, source: 'A survey' }, locale)).toBe('A survey');
});
