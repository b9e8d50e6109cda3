import { expect, test } from 'vitest';
import { isFinalForPhoto } from '.';

test.each([
  ['not_an_image', true],
  ['too_many_pixels', true],
  ['photo_too_small', true],
  ['too_large', true],
  ['unsupported_type', true],
  ['invalid_input', true],
  ['photo_limit', false],
  ['upload_too_slow', false],
  ['authentication_required', false],
  ['too_many_requests', false],
  ['internal', false],
  ['network_failed', false],
  ['of_a_newer_server', false],
])('%s is final for the photo: %s', (code, isFinal) => {
  expect(isFinalForPhoto(code)).toBe(isFinal);
});
