import { expect, test } from 'vitest';
import { MINUTE } from '../time';
import { isUploadTooSlow, UPLOAD_LOOK_MS } from '.';

const LEAST = 160 * 1024;

test.each([
  ['enough came since the last look', { looks: 1, bytes: LEAST }, false],
  ['a byte too few came', { looks: 1, bytes: LEAST - 1 }, true],
  ['nothing came, though much did before', { looks: 5, bytes: 0 }, true],
  ['it is not over yet', { looks: 11, bytes: LEAST }, false],
  ['it goes on for too long, however much comes', { looks: 12, bytes: 1e9 }, true],
])('an upload is too slow or not: %s', (_, upload, expected) => {
  expect(isUploadTooSlow(upload)).toBe(expected);
});

test('the largest look is four minutes after the first byte could come', () => {
  expect(12 * UPLOAD_LOOK_MS).toBe(4 * MINUTE);
});
