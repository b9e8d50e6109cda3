import { describe, expect, test } from 'vitest';
import {
  checkPhotoFile,
  checkPhotoSize,
  PHOTO_RATIO,
  PHOTO_TYPES,
  photoLimitOf,
  photoPlacesLeft,
  UPLOAD_LIMITS,
} from '.';

test.each([
  [false, 3],
  [true, 25],
])('a member who is premium (%s) keeps %i photos', (premium, limit) => {
  expect(photoLimitOf({ premium })).toBe(limit);
});

test.each([
  [0, { free: 3, premium: 25 }],
  [2, { free: 1, premium: 23 }],
  [3, { free: 0, premium: 22 }],
  [4, { free: 0, premium: 21 }],
  [25, { free: 0, premium: 0 }],
  [26, { free: 0, premium: 0 }],
])('beside %i photos there are places left: %j', (count, left) => {
  expect({
    free: photoPlacesLeft(count, { premium: false, purpose: 'profile' }),
    premium: photoPlacesLeft(count, { premium: true, purpose: 'profile' }),
  }).toEqual(left);
});

test.each([0, 3, 1000])('beside %i that were sent there are places for more', (count) => {
  expect(photoPlacesLeft(count, { premium: false, purpose: 'chat' })).toBe(Infinity);
});

describe('checkPhotoFile', () => {
  const { bytes } = UPLOAD_LIMITS;

  test.each(PHOTO_TYPES)('takes %s', (type) => {
    expect(checkPhotoFile({ type, size: bytes })).toBeNull();
  });

  const unknown = { code: 'photo_type_unknown' };

  test.each([
    ['image/svg+xml', 1, unknown],
    ['', 1, unknown],
    ['text/html', bytes + 1, unknown],
    ['image/jpeg', bytes - 1, null],
    ['image/jpeg', bytes, null],
    ['image/jpeg', bytes + 1, { code: 'photo_too_large', params: { limit: 15 } }],
  ])('of %j with %i bytes: %j', (type, size, problem) => {
    expect(checkPhotoFile({ type, size })).toEqual(problem);
  });
});

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

test('photos are shown four to five, and taken up to 15 MiB, 50 megapixels and 16,000 pixels a side', () => {
  expect(PHOTO_RATIO).toBe(0.8);
  expect(UPLOAD_LIMITS).toEqual({ bytes: 15_728_640, pixels: 50_000_000, side: 16_000 });
});
