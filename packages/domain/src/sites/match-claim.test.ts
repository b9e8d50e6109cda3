import { expect, test } from 'vitest';
import { shownMatchClaim, sourceIn } from '.';

test.each([
  [{ percentage: 46, source: 'A survey' }, true],
  [{ percentage: 46, source: '' }, false],
  [{ percentage: 46, source: ' ' }, false],
  [null, false],
])('the claim %j is shown: %s', (claim, isShown) => {
  expect(shownMatchClaim(claim)).toEqual(isShown ? claim : null);
});

test.each([
  ['nl', 'Een enquête'],
  ['fr', 'A survey'],
  ['de', 'A survey'],
] as const)('the source of a claim in %s is %j', (locale, source) => {
  const claim = { percentage: 46, source: 'A survey', sources: { nl: 'Een enquête', de: ' ' } };
  expect(sourceIn(claim, locale)).toBe(source);
  expect(sourceIn({ percentage: 46, source: 'A survey' }, locale)).toBe('A survey');
});
