import { expect, it } from 'vitest';
import { shownPages } from './shown-pages';

it.each([
  [1, [1]],
  [5, [1, 2, 3, 4, 5]],
  [6, [2, 3, 4, 5, 6]],
  [42, [38, 39, 40, 41, 42]],
])('up to page %i: %j', (last, pages) => {
  expect(shownPages(last)).toEqual(pages);
});
