import { expect, test } from 'vitest';
import { isIndexed, isListed, PAGE_NAMES, pageOf } from '.';

test('search engines list the home page, and no page of members, of one address or of a campaign', () => {
  const indexed = PAGE_NAMES.filter(isIndexed);
  expect(indexed).toContain('index');
  const wrong = indexed.map(pageOf).filter(({ access, path, layout, ready }) => {
    return access === 'member' || path.includes('{') || layout !== undefined || ready === false;
  });
  expect(wrong).toEqual([]);
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
