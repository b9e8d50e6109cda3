import { expect, test } from 'vitest';
import { shownFields } from '.';

test.each([
  [[], ['name', 'gender', 'age', 'country']],
  [
    ['about', 'photos'],
    ['name', 'gender', 'age', 'country', 'about', 'photos'],
  ],
])('a site that chose to show %j shows %j', (visible, shown) => {
  expect(shownFields(visible)).toEqual(shown);
});
