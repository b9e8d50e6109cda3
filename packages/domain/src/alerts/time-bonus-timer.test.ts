import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, SECOND } from '../time';
import { isCalm, NO_TIMER, timeBonusTimer, type TimeBonusTimer } from '.';

const start = new Date('2026-11-21T12:00:00Z');
const at = (afterMs: number): Date => addMs(start, afterMs);

describe('timeBonusTimer', () => {
  const waiting = { status: 'waiting', since: start } as const;

  const due = { status: 'due', since: start } as const;

  test.each([
    [NO_TIMER, 0, waiting],
    [waiting, 39_999, waiting],
    [waiting, 40_000, due],
    [waiting, 40_001, due],
    [due, 50_000, due],
    [waiting, -1, { status: 'waiting', since: at(-1) }],
  ] as const)('of %j inside, after %i ms, is %j', (timer, afterMs, next) => {
    expect(timeBonusTimer(timer, { isInside: true, now: at(afterMs) })).toEqual(next);
  });

  test.each([NO_TIMER, waiting, due])('of %j outside is none', (timer) => {
    expect(timeBonusTimer(timer, { isInside: false, now: at(50_000) })).toEqual(NO_TIMER);
  });

  test('is due exactly when the last 40 seconds were all in the members’ area', () => {
    const visit = fc.record({ isInside: fc.boolean(), lastsMs: fc.integer({ min: 1, max: 45 * SECOND }) });
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 12 }), (visits) => {
        let timer: TimeBonusTimer = NO_TIMER;
        let nowMs = 0;
        let enteredMs: number | null = null;
        for (const { isInside, lastsMs } of visits) {
          enteredMs = isInside ? (enteredMs ?? nowMs) : null;
          timer = timeBonusTimer(timer, { isInside, now: at(nowMs) });
          nowMs += lastsMs;
          timer = timeBonusTimer(timer, { isInside, now: at(nowMs) });
        }
        expect(timer.status === 'due').toBe(enteredMs !== null && nowMs - enteredMs >= 40 * SECOND);
      }),
    );
  });
});

test.each([
  [5 * SECOND - 1, false, false],
  [5 * SECOND, false, true],
  [5 * SECOND + 1, false, true],
  [60 * SECOND, true, false],
])('after %i quiet ms, in the middle of something (%s), it is calm: %s', (quietMs, isBusy, is) => {
  expect(isCalm({ quietMs, isBusy })).toBe(is);
});
