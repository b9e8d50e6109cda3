import { describe, expect, it } from 'vitest';
import { secondsLeft } from './seconds-left';

describe('secondsLeft', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_000, 1],
    [59_999, 1],
    [60_000, 0],
    [600_000, 0],
  ])('%i ms after a minute began is %i', (nowMs, expected) => {
    expect(secondsLeft({ endMs: 60_000, nowMs })).toBe(expected);
  });

  it('is none while nothing is counted', () => {
    expect(secondsLeft({ endMs: null, nowMs: 0 })).toBe(0);
  });
});
