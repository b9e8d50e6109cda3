import { describe, expect, it } from 'vitest';
import { mayReload } from './reload-stale-page';

describe('mayReload', () => {
  it.each([
    ['never before', null, true],
    ['59,999 ms ago', 1, false],
    ['60,000 ms ago', 0, true],
    ['60,001 ms ago', -1, true],
  ])('after a reload %s', (_when, lastMs, expected) => {
    expect(mayReload({ lastMs, nowMs: 60_000 })).toBe(expected);
  });
});
