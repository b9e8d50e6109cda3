import { expect, test } from 'vitest';
import { isIndexed, isListed, PAGE_ACCESS } from '.';
import { PAGE_NAMES } from './testing';

test('search engines list the site’s own pages and the ways in, and nothing of members', () => {
  expect(PAGE_NAMES.filter(isIndexed).toSorted()).toEqual([
    'complaints',
    'index',
    'login',
    'pages-accessibility',
    'pages-ban',
    'pages-cookies',
    'pages-faq',
    'pages-privacy',
    'pages-return-policy',
    'pages-service',
    'pages-terms',
    'pricing',
    'signup',
  ]);
});

test('no page that asks to log in is among them', () => {
  expect(PAGE_NAMES.filter((name) => isIndexed(name) && PAGE_ACCESS[name] === 'member')).toEqual([]);
});

test.each([
  ['pricing', false, 200, true],
  ['pricing', true, 200, false],
  ['pricing', false, 404, false],
  ['pricing', false, 429, false],
  ['members-id', false, 200, false],
  [undefined, false, 200, false],
] as const)('%s for a member, %j, with the status %i is listed: %j', (...[page, isMember, status, is]) => {
  expect(isListed({ page, isMember, status })).toBe(is);
});
