import { describe, expect, test } from 'vitest';
import { checkPhotoFile, PHOTO_TYPES, UPLOAD_LIMITS } from '.';

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

test('photos are taken up to 15 MiB, 50 megapixels and 16,000 pixels a side', () => {
  expect(UPLOAD_LIMITS).toEqual({ bytes: 15_728_640, pixels: 50_000_000, side: 16_000 });
});
