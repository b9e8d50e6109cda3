import { expect, test } from 'vitest';
import { searchOf } from './searches.ts';

test('a number is always the same search, and the kinds take turns', () => {
  expect(searchOf(7)).toEqual(searchOf(7));
  expect([0, 1, 2, 3].map((number) => Object.keys(searchOf(number)).slice(4))).toEqual([
    ['country'],
    ['country', 'photo'],
    [],
    ['distance'],
  ]);
});
