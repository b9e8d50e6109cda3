import { expect, test } from 'vitest';
import { addMs } from '../time';
import { canCorrect, CORRECTION_MS } from '.';

const SIGNED_UP = new Date('2026-11-27T12:00:00Z');

test.each([
  [0, null, true],
  [CORRECTION_MS - 1, null, true],
  [CORRECTION_MS, null, false],
  [1000, SIGNED_UP, false],
])('%i ms after the confirmation, corrected at %s: %s', (ms, correctedAt, can) => {
  expect(canCorrect({ memberSince: SIGNED_UP, correctedAt, now: addMs(SIGNED_UP, ms) })).toBe(can);
});
