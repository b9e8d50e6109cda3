import { expect, test } from 'vitest';
import { wishableOf } from '.';

test('a new member may wish for what the site lets its members search for', () => {
  expect(wishableOf(undefined)).toEqual({
    gender: true,
    ages: { min: 18, max: 99 },
    distances: [10, 25, 50, 100, 250],
  });
  expect(wishableOf(['gender', 'country'])).toEqual({ gender: true, ages: null, distances: [] });
  expect(wishableOf(['age'])).toMatchObject({ gender: false, ages: { min: 18, max: 99 } });
});
