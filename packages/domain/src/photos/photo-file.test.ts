import { describe, expect, test } from 'vitest';
import { checkPhotoFile, CROPPED_TYPES, hasTooManyPixels, PHOTO_TYPES, UPLOAD_LIMITS } from '.';

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

test.each(['image/heic', 'image/heif'])(
  '%s is taken where it is cropped, which makes a JPEG of it',
  (type) => {
    expect(checkPhotoFile({ type, size: 1 })).toEqual({ code: 'photo_type_unknown' });
    expect(checkPhotoFile({ type, size: 1 }, CROPPED_TYPES)).toBeNull();
  },
);

describe('hasTooManyPixels', () => {
  test.each([
    ['image/jpeg', 10_000, 5_000, false],
    ['image/jpeg', 10_000, 5_001, true],
    ['image/png', 10_000, 5_000, false],
    ['image/png', 10_000, 5_001, true],
    ['image/webp', 10_000, 5_000, false],
    ['image/webp', 10_000, 5_001, true],
    ['image/avif', 6_000, 4_000, false],
    ['image/avif', 6_000, 4_001, true],
    ['image/jpeg', 16_000, 1, false],
    ['image/jpeg', 16_001, 1, true],
    ['image/avif', 1, 16_001, true],
  ] as const)('of %s with %i by %i: %s', (...[type, width, height, has]) => {
    expect(hasTooManyPixels({ type, width, height })).toBe(has);
  });
});

test('photos are taken up to 15 MiB', () => {
  expect(UPLOAD_LIMITS.bytes).toBe(15_728_640);
});
