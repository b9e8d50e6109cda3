import { expect, test } from 'vitest';
import { geolocationState, POSITION_MAX_AGE_MS } from '.';

test.each([
  [false, null, 'unsupported'],
  [false, 'granted', 'unsupported'],
  [true, null, 'unknown'],
  [true, 'prompt', 'prompt'],
  [true, 'granted', 'granted'],
  [true, 'denied', 'denied'],
] as const)('with geolocation supported (%s) and permission %s: %s', (supported, permission, state) => {
  expect(geolocationState({ supported, permission })).toBe(state);
});

test('a position is good for an hour', () => {
  expect(POSITION_MAX_AGE_MS).toBe(3_600_000);
});
