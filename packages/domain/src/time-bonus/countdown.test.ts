import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMs, HOUR, SECOND, secondsLeft } from '../time';
import { countdownDigits, timeBonusAt } from '.';

const signupDate = new Date('2026-11-21T12:00:00Z');
const end = addMs(signupDate, 4 * HOUR);

describe('secondsLeft', () => {
  it.each([
    [-4 * HOUR, 14_400],
    [-4 * HOUR + 1, 14_400],
    [-4 * HOUR + SECOND, 14_399],
    [-SECOND, 1],
    [-1, 1],
    [0, 0],
    [1, 0],
    [HOUR, 0],
  ])('%i ms from the end are %i', (fromEndMs, seconds) => {
    expect(secondsLeft(end, addMs(end, fromEndMs))).toBe(seconds);
  });

  it('are none exactly when the offer has ended', () => {
    const member = { signupDate, paidUser: false, welcomeUsed: false };
    const settings = { welcome_hours: 4, welcome_percentage: 25, welcome_code: 'TIMEBONUS25' };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 * HOUR }), (afterMs) => {
        const now = addMs(signupDate, afterMs);
        expect(secondsLeft(end, now) > 0).toBe(timeBonusAt(member, settings, now) !== null);
      }),
    );
  });

  it('come back from the digits that are shown, each second one less', () => {
    const secondsOf = (digits: string) => digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * 3600 }), (seconds) => {
        const digits = countdownDigits(seconds);
        expect(digits).toMatch(/^\d{2,}:[0-5]\d:[0-5]\d$/);
        expect(secondsOf(digits)).toBe(seconds);
      }),
    );
  });
});
