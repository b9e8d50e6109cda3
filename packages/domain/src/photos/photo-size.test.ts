import { describe, expect, test } from 'vitest';
import { checkPhotoSize, PHOTO_RATIO } from '.';

describe('checkPhotoSize', () => {
  const tooSmall = { code: 'photo_too_small', params: { limit: 200 } };

  test.each([
    [10, 10, tooSmall],
    [159, 1000, tooSmall],
    [1000, 199, tooSmall],
    [159, 200, tooSmall],
    [160, 199, tooSmall],
    [160, 200, null],
    [160, 1000, null],
    [1000, 200, null],
    [161, 201, null],
  ])('of %i by %i pixels: %j', (width, height, problem) => {
    expect(checkPhotoSize({ width, height }, 'profile')).toEqual(problem);
    expect(checkPhotoSize({ width, height }, 'chat')).toBe(null);
  });
});

test('photos are shown four to five', () => {
  expect(PHOTO_RATIO).toBe(0.8);
});
