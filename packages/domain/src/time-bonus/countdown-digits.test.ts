import { describe, expect, it } from 'vitest';
import { countdownDigits } from './countdown-digits';

describe('countdownDigits', () => {
  it.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [60, '00:01:00'],
    [3599, '00:59:59'],
    [3600, '01:00:00'],
    [14_400, '04:00:00'],
  ])('writes %i seconds as %s', (seconds, digits) => {
    expect(countdownDigits(seconds)).toBe(digits);
  });
});
