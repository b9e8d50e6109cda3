import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, calendarDateIn, DAY, HOUR } from '../time';
import { canUndoSwipe, swipeAllowance } from '.';

const noon = new Date('2026-11-21T12:00:00Z');
const rule = { perDay: 4, timeZone: 'Europe/Amsterdam', now: noon };
const midnight = new Date('2026-11-21T23:00:00Z');

describe('swipeAllowance', () => {
  test.each([
    [0, { likesLeft: 4, nextAt: null }],
    [3, { likesLeft: 1, nextAt: null }],
    [4, { likesLeft: 0, nextAt: midnight }],
    [5, { likesLeft: 0, nextAt: midnight }],
  ])('after %i likes today is %j', (count, allowance) => {
    expect(
      swipeAllowance(
        Array.from({ length: count }, () => noon),
        rule,
      ),
    ).toEqual(allowance);
  });

  test.each([
    ['2026-11-20T22:59:59.999Z', 4],
    ['2026-11-20T23:00:00.000Z', 3],
    ['2026-11-21T22:59:59.999Z', 3],
  ])('counts a like of %s by the day of the site: %i are left', (likedAt, likesLeft) => {
    expect(swipeAllowance([new Date(likedAt)], rule).likesLeft).toBe(likesLeft);
  });

  test.each([
    ['the day that has 23 hours', '2026-03-28T23:00:00Z', 23],
    ['the day that has 25 hours', '2026-10-24T22:00:00Z', 25],
  ])('waits for the end of %s', (_what, begin, hours) => {
    const now = new Date(begin);
    const { nextAt } = swipeAllowance([now, now, now, now], { ...rule, now });
    expect(nextAt).toEqual(addMs(now, hours * HOUR));
  });

  test('of a site that gives none never begins', () => {
    expect(swipeAllowance([], { ...rule, perDay: 0 })).toEqual({ likesLeft: 0, nextAt: midnight });
  });

  test('lets at most four through a calendar day, in any zone and however they come', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Kathmandu');
    const pauses = fc.array(fc.integer({ min: 0, max: 9 * HOUR }), { maxLength: 40 });
    const starts = fc.constantFrom('2026-03-27T20:00:00Z', '2026-10-24T01:00:00Z', '2026-11-21T12:00:00Z');
    fc.assert(
      fc.property(zones, pauses, starts, (timeZone, pausesMs, start) => {
        const likes: Date[] = [];
        let now = new Date(start);
        for (const pauseMs of pausesMs) {
          now = addMs(now, pauseMs);
          const { likesLeft, nextAt } = swipeAllowance(likes, { perDay: 4, timeZone, now });
          expect(nextAt === null).toBe(likesLeft > 0);
          if (likesLeft > 0) likes.push(now);
        }
        const days = likes.map((at) => JSON.stringify(calendarDateIn(timeZone, at)));
        for (const day of days) expect(days.filter((one) => one === day).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 40 },
    );
  });

  test('is whole again exactly when it says', () => {
    const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(times, (now) => {
        const likes = [now, now, now, now];
        const nextAt = swipeAllowance(likes, { ...rule, now }).nextAt ?? now;
        expect(nextAt.getTime() - now.getTime()).toBeLessThanOrEqual(DAY + HOUR);
        expect(swipeAllowance(likes, { ...rule, now: addMs(nextAt, -1) }).likesLeft).toBe(0);
        expect(swipeAllowance(likes, { ...rule, now: nextAt }).likesLeft).toBe(4);
      }),
      { numRuns: 40 },
    );
  });
});

describe('canUndoSwipe', () => {
  test.each([
    [0, true],
    [9999, true],
    [10_000, false],
    [10_001, false],
  ])('%i ms after: %s', (agoMs, can) => {
    expect(canUndoSwipe(addMs(noon, -agoMs), noon)).toBe(can);
  });

  test('there is nothing to undo before the first', () => {
    expect(canUndoSwipe(null, noon)).toBe(false);
  });
});
