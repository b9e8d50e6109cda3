import { DAY, MINUTE } from '@vela/domain/time';
import { expect, it } from 'vitest';
import { pauseAfter } from './push-pace';

it.each([
  [1, MINUTE],
  [2, 2 * MINUTE],
  [11, 1024 * MINUTE],
  [12, null],
])('after %i failures in a row a service has %s ms', (failures, pause) => {
  expect(pauseAfter(failures)).toBe(pause);
});

it('a service that is away for a day loses no subscription, and one that refuses is asked no longer than events are stored', () => {
  let waited = 0;
  for (let failures = 1, pause = pauseAfter(1); pause !== null; pause = pauseAfter((failures += 1)))
    waited += pause;
  expect(waited).toBeGreaterThan(DAY);
  expect(waited).toBeLessThan(3 * DAY);
});
