import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY, HOUR, MINUTE, SECOND } from '../time';
import {
  countedBy,
  failuresCountMs,
  failuresKeptDays,
  lockoutMinutesLeft,
  NO_FAILURES,
  withFailure,
  type LockoutSettings,
  type LoginFailures,
} from '.';

const start = new Date('2026-11-21T12:00:00Z');

const usual: LockoutSettings = {
  login_attempts: 5,
  login_window_minutes: 15,
  login_block_minutes: 15,
  login_longest_block_hours: 24,
};

/** The settings of a stricter site. */
const strict: LockoutSettings = {
  login_attempts: 3,
  login_window_minutes: 60,
  login_block_minutes: 20,
  login_longest_block_hours: 1,
};

/** Wrong passwords, each so long after `start`. */
function failAt(offsetsMs: number[], from = NO_FAILURES, settings = usual): LoginFailures {
  return offsetsMs.reduce(
    (failures, offsetMs) => withFailure(failures, addMs(start, offsetMs), settings),
    from,
  );
}

/** Blocked `blocks` times, the last block over since `overMs`. */
function blockedBefore(blocks: number, overMs: number): LoginFailures {
  return { failedAt: [], blocks, blockedUntil: addMs(start, -overMs) };
}

const FIVE = [0, 1, 2, 3, 4].map((count) => count * SECOND);

describe('withFailure', () => {
  test.each([
    [4, null],
    [5, addMs(start, 4 * SECOND + 15 * MINUTE)],
  ])('after %i wrong passwords in a row blocks until %s', (count, until) => {
    expect(failAt(FIVE.slice(0, count)).blockedUntil).toEqual(until);
  });

  test.each([
    [15 * MINUTE - 1, true],
    [15 * MINUTE, false],
    [15 * MINUTE + 1, false],
  ])('counts a wrong password for 15 minutes: the fifth after %i ms blocks: %s', (lastMs, blocks) => {
    expect(failAt([0, 1, 2, 3, lastMs]).blockedUntil !== null).toBe(blocks);
  });

  test.each([
    [0, 15 * MINUTE],
    [1, 30 * MINUTE],
    [2, HOUR],
    [5, 8 * HOUR],
    [6, 16 * HOUR],
    [7, DAY],
    [8, DAY],
    [2000, DAY],
  ])('after %i blocks blocks for %i ms', (blocks, lengthMs) => {
    const { blockedUntil } = failAt(FIVE, blockedBefore(blocks, HOUR));
    expect(blockedUntil).toEqual(addMs(start, 4 * SECOND + lengthMs));
  });

  test.each([
    [DAY - 5 * SECOND, 3],
    [DAY, 1],
    [DAY + 1, 1],
  ])('forgets earlier blocks a day after the last: over for %i ms, this is block %i', (overMs, blocks) => {
    expect(failAt(FIVE, blockedBefore(2, overMs)).blocks).toBe(blocks);
  });

  test.each([
    [DAY - 1, 2],
    [DAY, 0],
    [DAY + 1, 0],
  ])('after a block that is over for %i ms remembers %i blocks', (overMs, blocks) => {
    expect(withFailure(blockedBefore(2, overMs), start, usual).blocks).toBe(blocks);
  });

  test.each([
    [[0, 1], null],
    [[0, 1, HOUR - 1], addMs(start, HOUR - 1 + 20 * MINUTE)],
    [[0, 1, HOUR], null],
  ])('goes by what the site says: of wrong ones after %j ms blocks until %s', (offsetsMs, until) => {
    expect(failAt(offsetsMs, NO_FAILURES, strict).blockedUntil).toEqual(until);
  });

  test.each([
    [1, 40 * MINUTE],
    [2, HOUR],
    [3, HOUR],
  ])('doubles no further than the site says: after %i blocks, %i ms', (blocks, lengthMs) => {
    const { blockedUntil } = failAt([0, 1, 2], blockedBefore(blocks, HOUR), strict);
    expect(blockedUntil).toEqual(addMs(start, 2 + lengthMs));
  });

  test('restarts the count after a block', () => {
    expect(failAt(FIVE).failedAt).toEqual([]);
  });

  test('never blocks for less than 15 minutes or more than 24 hours', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 3 * DAY }), { maxLength: 60 });
    fc.assert(
      fc.property(moments, (offsetsMs) =>
        blockLengthsOf(offsetsMs).every((length) => length >= 15 && length <= 24 * 60),
      ),
    );
    expect(blockLengthsOf(FIVE)).toEqual([15]);
  });
});

/** How many minutes each block was that these attempts led to; attempts during a block aren't tried. */
function blockLengthsOf(offsetsMs: number[]): number[] {
  let failures = NO_FAILURES;
  return offsetsMs
    .toSorted((a, b) => a - b)
    .map((offsetMs) => addMs(start, offsetMs))
    .flatMap((now) => {
      if (lockoutMinutesLeft(failures, now) > 0) return [];
      failures = withFailure(failures, now, usual);
      const minutes = lockoutMinutesLeft(failures, now);
      return minutes > 0 ? [minutes] : [];
    });
}

describe('lockoutMinutesLeft', () => {
  const failures = { ...NO_FAILURES, blockedUntil: addMs(start, 15 * MINUTE) };

  test.each([
    [0, 15],
    [1, 15],
    [MINUTE - 1, 15],
    [MINUTE, 14],
    [15 * MINUTE - 1, 1],
    [15 * MINUTE, 0],
    [15 * MINUTE + 1, 0],
  ])('after %i ms are %i', (afterMs, minutes) => {
    expect(lockoutMinutesLeft(failures, addMs(start, afterMs))).toBe(minutes);
  });

  test('are none where nothing is blocked', () => {
    expect(lockoutMinutesLeft(NO_FAILURES, start)).toBe(0);
  });
});

test.each([
  [true, 'device'],
  [false, 'address'],
])('of a browser that logged in before (%s) attempts are counted by %s', (isKnownDevice, by) => {
  expect(countedBy({ isKnownDevice })).toBe(by);
});

test('of an account that nobody failed to log in to nothing is remembered', () => {
  expect(NO_FAILURES).toEqual({ failedAt: [], blocks: 0, blockedUntil: null });
});

describe('failuresKeptDays', () => {
  test.each([
    [1, 2],
    [23, 2],
    [24, 3],
    [25, 3],
    [47, 3],
    [48, 4],
    [168, 9],
  ])('where the longest block is %i hours are %i', (login_longest_block_hours, days) => {
    expect(failuresKeptDays({ login_longest_block_hours })).toBe(days);
  });

  test.each([1, 23, 24, 168])(
    'are no less than what counts, and the hour to remove it',
    (login_longest_block_hours) => {
      const settings = { login_longest_block_hours };
      expect(failuresKeptDays(settings) * DAY).toBeGreaterThanOrEqual(failuresCountMs(settings) + HOUR);
    },
  );
});

describe('failuresCountMs', () => {
  test.each([24, 168])('is when nothing counts: %i hours', (login_longest_block_hours) => {
    const settings = { ...usual, login_longest_block_hours };
    const last = addMs(start, 4 * SECOND);
    const blocked = failAt(FIVE, blockedBefore(2000, HOUR), settings);
    const forgotten = addMs(last, failuresCountMs(settings));
    expect(withFailure(blocked, addMs(forgotten, -1), settings).blocks).toBe(2001);
    expect(withFailure(blocked, forgotten, settings)).toMatchObject({ failedAt: [forgotten], blocks: 0 });
  });
});
