import { expect, test } from 'vitest';
import { photoLimitOf } from '.';

test.each([
  [false, 3],
  [true, 25],
])('a member who is premium (%s) keeps %i photos', (premium, limit) => {
  expect(photoLimitOf({ premium })).toBe(limit);
});
