import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, MINUTE, SECOND } from '../time';
import {
  FIRST_REFRESH_MS,
  isWorthWaiting,
  loadingStaysMs,
  mayReloadPage,
  progressAt,
  refreshIntervalMs,
  REQUEST_RETRIES,
  requestDelayMs,
  RETRIED_STATUSES,
  STREAM_LOST_MS,
  STREAM_HEARTBEAT_MS,
  STREAM_SILENCE_MS,
  replacedDelayMs,
  streamDelayMs,
} from '.';

describe('a failed request', () => {
  test('is asked again five times, each after twice as long', () => {
    const failures = Array.from({ length: REQUEST_RETRIES }, (_, index) => index + 1);
    expect(failures.map(requestDelayMs)).toEqual([300, 600, 1200, 2400, 4800]);
  });

  test.each([
    [7, 19_200],
    [8, 30_000],
    [9, 30_000],
  ])('waits at most half a minute: after %i failures %i ms', (failures, delayMs) => {
    expect(requestDelayMs(failures)).toBe(delayMs);
  });

  test('is one that may pass by itself', () => {
    expect(RETRIED_STATUSES).toEqual([408, 429, 500, 502, 503, 504]);
  });

  test.each([
    [null, true],
    [0, true],
    [29, true],
    [30, true],
    [31, false],
    [Number.NaN, true],
  ])('that is to be asked again in %s s is waited for: %s', (retryAfter, is) => {
    expect(isWorthWaiting(retryAfter)).toBe(is);
  });
});

describe('a broken stream of events', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [5, 16_000],
    [6, 30_000],
    [7, 30_000],
  ])('after %i failures is opened again within %i ms', (failures, longestMs) => {
    expect(streamDelayMs(failures, 0)).toBe(longestMs / 2);
    expect(streamDelayMs(failures, 0.99)).toBeCloseTo(longestMs * 0.995);
  });

  test('whose place newer ones took stays away for minutes', () => {
    expect(replacedDelayMs(0)).toBe(2.5 * MINUTE);
    expect(replacedDelayMs(0.99)).toBeLessThan(5 * MINUTE);
  });

  test('may miss one sign of life, which comes every 25 s', () => {
    expect(STREAM_SILENCE_MS).toBeGreaterThan(2 * STREAM_HEARTBEAT_MS);
    expect(STREAM_HEARTBEAT_MS).toBe(25 * SECOND);
    expect(STREAM_SILENCE_MS).toBe(MINUTE);
  });
});

describe('the periodic refresh', () => {
  test('begins after five seconds', () => {
    expect(FIRST_REFRESH_MS).toBe(5000);
  });

  test.each([
    ['incapable', 60_000],
    ['unknown', 60_000],
    ['denied', 60_000],
    ['subscribed', 300_000],
  ] as const)('with push messages %s comes every %i ms', (push, everyMs) => {
    expect(refreshIntervalMs(push, { loggedIn: true })).toBe(everyMs);
    expect(refreshIntervalMs(push, { loggedIn: false })).toBeNull();
  });
});

describe('progressAt', () => {
  test.each([
    [0, false, null],
    [199, false, null],
    [199, true, null],
    [200, false, 0.04],
    [200, true, 1],
    [2500, false, 0.5],
    [4949, false, 0.9898],
    [4950, false, 0.99],
    [5000, false, 0.99],
    [60_000, false, 0.99],
    [60_000, true, 1],
  ])('after %i ms, done: %s, is %s', (elapsedMs, isDone, progress) => {
    expect(progressAt(elapsedMs, { isDone })).toBe(progress);
  });

  test('only grows', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(1000), (elapsedMs, moreMs) => {
        const [before, after] = [elapsedMs, elapsedMs + moreMs].map(
          (ms) => progressAt(ms, { isDone: false }) ?? 0,
        );
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
      }),
    );
  });
});

test.each([
  [0, 200],
  [199, 1],
  [200, 0],
  [201, 0],
])('a sign of loading that was there for %i ms stays %i ms longer', (elapsedMs, staysMs) => {
  expect(loadingStaysMs(elapsedMs)).toBe(staysMs);
});

describe('mayReloadPage', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test.each([
    [59_999, false],
    [60_000, true],
    [60_001, true],
    [-1, false],
  ])('%i ms after the last time: %s', (agoMs, may) => {
    expect(mayReloadPage(addMs(now, -agoMs), now)).toBe(may);
  });

  test('is free the first time', () => {
    expect(mayReloadPage(null, now)).toBe(true);
  });
});

test('a lost stream is reported after four seconds, long before it counts as dead', () => {
  expect(STREAM_LOST_MS).toBe(4 * SECOND);
  expect(STREAM_LOST_MS).toBeLessThan(STREAM_SILENCE_MS);
});
