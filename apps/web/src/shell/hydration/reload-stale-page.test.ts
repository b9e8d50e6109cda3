import { describe, expect, it } from 'vitest';
import { mayReload } from './reload-stale-page';

const lastMs = Date.UTC(2026, 0, 1);

describe('mayReload', () => {
  it('holds for a page that never did', () => {
    expect(mayReload({ lastMs: null, nowMs: lastMs })).toBe(true);
  });

  it.each([
    [59_999, false],
    [60_000, true],
    [60_001, true],
  ])('%i ms after the last time is %s', (sinceMs, expected) => {
    expect(mayReload({ lastMs, nowMs: lastMs + sinceMs })).toBe(expected);
  });
});
