import { MINUTE } from '@vela/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../tests/support/memory-store';
import { reloadStalePage } from './reload-stale-page';

const reload = vi.fn<Location['reload']>();

describe('reloadStalePage', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    const { get, set } = createMemoryStore();
    vi.stubGlobal('sessionStorage', { getItem: get, setItem: set });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('location', { reload });
    reload.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    [MINUTE - 1, 1],
    [MINUTE, 2],
    [MINUTE + 1, 2],
  ])('loads the page again, and %i ms later once more or not: %i times', (laterMs, times) => {
    expect(reloadStalePage()).toBe(true);
    vi.advanceTimersByTime(laterMs);
    expect(reloadStalePage()).toBe(times === 2);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('leaves the page as it is without a connection', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(reloadStalePage()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves it where the browser stores nothing: it would reload for ever', () => {
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    expect(reloadStalePage()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
