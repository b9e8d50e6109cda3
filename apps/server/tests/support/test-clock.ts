import type { MovableClock } from '../../src/core/clock';

/** A clock that moves only when the test moves it. */
export interface TestClock extends MovableClock {
  advance(ms: number): void;
}

export function createTestClock(start = '2026-06-01T12:00:00.000Z'): TestClock {
  const startMs = Date.parse(start);
  let aheadMs = 0;
  return {
    now: () => new Date(startMs + aheadMs),
    setOffset: (offsetSeconds) => {
      aheadMs = offsetSeconds * 1000;
    },
    forward: (seconds) => {
      aheadMs += seconds * 1000;
    },
    advance: (ms) => {
      aheadMs += ms;
    },
  };
}
