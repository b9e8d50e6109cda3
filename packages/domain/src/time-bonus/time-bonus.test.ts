import { describe, expect, test } from 'vitest';
import { addMs, HOUR, SECOND } from '../time';
import { timeBonusAt } from '.';

const signupDate = new Date('2026-11-21T12:00:00Z');
const member = { signupDate, paidUser: false, welcomeUsed: false, welcomeHours: 4 };
const bonus = { code: 'TIMEBONUS25', percentage: 25, expires: new Date('2026-11-21T16:00:00Z') };

describe('timeBonusAt', () => {
  test.each([
    [0, bonus, 'is there from sign-up'],
    [4 * HOUR - SECOND, bonus, 'is there a second before four hours'],
    [4 * HOUR - 1, bonus, 'is there until the last millisecond'],
    [4 * HOUR, null, 'is gone exactly four hours after sign-up'],
    [4 * HOUR + 1, null, 'stays gone'],
  ])('after %i ms is %j: %s', (afterMs, expected, _why) => {
    expect(timeBonusAt(member, addMs(signupDate, afterMs))).toEqual(expected);
  });

  test('is not for members who paid', () => {
    expect(timeBonusAt({ ...member, paidUser: true }, signupDate)).toBeNull();
  });

  test('stays used when the purchase is returned', () => {
    expect(timeBonusAt({ ...member, welcomeUsed: true }, signupDate)).toBeNull();
  });

  test('lasts as long as the site says', () => {
    const expires = new Date('2026-11-21T14:00:00Z');
    expect(timeBonusAt({ ...member, welcomeHours: 2 }, signupDate)?.expires).toEqual(expires);
    expect(timeBonusAt({ ...member, welcomeHours: 0 }, signupDate)).toBeNull();
  });
});
