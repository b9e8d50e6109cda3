import { expect, test } from 'vitest';
import { hiddenFromVisitors, isShownToVisitors } from '.';

test.each([
  [1, 'limited', 'limited', null],
  [1, 'none', 'limited', null],
  [1, 'limited', 'none', null],
  [1, 'none', 'none', 'closed'],
  [2, 'none', 'none', 'revealing'],
  [3, 'none', 'none', 'revealing'],
  [7, 'limited', 'limited', 'revealing'],
] as const)('a site of niche %i whose visitors search %s and %s hides members: %j', (...row) => {
  const [niche, logged_out_search, logged_out_search_trafficsource, why] = row;
  const settings = { niche, logged_out_search, logged_out_search_trafficsource };
  expect(hiddenFromVisitors(settings)).toBe(why);
  expect(isShownToVisitors({ chosen: true }, settings)).toBe(why === null);
  expect(isShownToVisitors({ chosen: false }, settings)).toBe(false);
});
