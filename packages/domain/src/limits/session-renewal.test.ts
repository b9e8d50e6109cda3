import { expect, test } from 'vitest';
import { addMs, DAY } from '../time';
import { renewedUntil } from '.';

const began = new Date('2026-11-21T12:00:00Z');

test.each([
  [0, false],
  [DAY - 1, false],
  [DAY, true],
  [DAY + 1, true],
  [29 * DAY, true],
])('a session that is used %i ms after it began is prolonged: %j', (afterMs, is) => {
  const now = addMs(began, afterMs);
  expect(renewedUntil(addMs(began, 30 * DAY), now)).toEqual(is ? addMs(now, 30 * DAY) : null);
});
