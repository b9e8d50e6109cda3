import { describe, expect, test } from 'vitest';
import { addMs, HOUR, SECOND } from '../time';
import { timeBonusAt } from '.';

const signupDate = new Date('2026-11-21T12:00:00Z');
const member = { signupDate, paidUser: false, welcomeUsed: false };
const settings = { welcome_hours: 4, welcome_percentage: 25, welcome_code: 'TIMEBONUS25' };
const bonus = { code: 'TIMEBONUS25', percentage: 25, expires: new Date('2026-11-21T16:00:00Z') };

describe('timeBonusAt', () => {
  test.each([
    [0, bonus, 'is there from sign-up'],
    [4 * HOUR - SECOND, bonus, 'is there a second before four hours'],
    [4 * HOUR - 1, bonus, 'is there until the last millisecond'],
    [4 * HOUR, null, 'is gone exactly four hours after sign-up'],
    [4 * HOUR + 1, null, 'stays gone'],
  ])('after %i ms is %j: %s', (afterMs, expected, _why) => {
    expect(timeBonusAt(member, settings, addMs(signupDate, afterMs))).toEqual(expected);
  });

  test('is not for members who paid', () => {
    expect(timeBonusAt({ ...member, paidUser: true }, settings, signupDate)).toBeNull();
  });

  test('stays used when the purchase is returned', () => {
    expect(timeBonusAt({ ...member, welcomeUsed: true }, settings, signupDate)).toBeNull();
  });

  test('lasts as long as the site says', () => {
    const expires = new Date('2026-11-21T14:00:00Z');
    expect(timeBonusAt(member, { ...settings, welcome_hours: 2 }, signupDate)?.expires).toEqual(expires);
    expect(timeBonusAt(member, { ...settings, welcome_hours: 0 }, signupDate)).toBeNull();
  });

  test('is of the percentage and the code of the site, and there is none of 0 %', () => {
    const own = { ...settings, welcome_percentage: 40, welcome_code: 'HELLO40' };
    expect(timeBonusAt(member, own, signupDate)).toMatchObject({ code: 'HELLO40', percentage: 40 });
    expect(timeBonusAt(member, { ...settings, welcome_percentage: 0 }, signupDate)).toBeNull();
  });
});
