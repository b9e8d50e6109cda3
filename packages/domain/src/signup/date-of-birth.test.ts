import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY } from '../time';
import { ageAt, ageOn, ageRuleOf, checkDateOfBirth, isoDateOfFields, parseIsoDate } from '.';
import { INVALID_DATES, VALID_DATES } from './testing';

const rule = { minAge: 18, now: new Date('2026-11-21T12:00:00Z'), timeZone: 'Europe/Amsterdam' };

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('parseIsoDate', () => {
  test.each(VALID_DATES)('reads %s', (iso) => {
    const [year, month, day] = iso.split('-').map(Number);
    expect(parseIsoDate(iso)).toEqual({ year, month, day });
  });

  test.each(INVALID_DATES)('refuses %j', (iso) => {
    expect(parseIsoDate(iso)).toBeNull();
  });

  test('reads exactly the days that the calendar has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        fc.integer({ min: 1000, max: 9999 }),
        (month, day, year) => {
          const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
          const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
          expect(parseIsoDate(iso)).toEqual(day >= 1 && day <= days ? { year, month, day } : null);
        },
      ),
    );
  });
});

describe('isoDateOfFields', () => {
  test.each([
    [{ day: '1', month: '2', year: '1990' }, '1990-02-01'],
    [{ day: '01', month: '02', year: '1990' }, '1990-02-01'],
    [{ day: ' 29 ', month: '2', year: '2000' }, '2000-02-29'],
    [{ day: '29', month: '2', year: '1900' }, null],
    [{ day: '30', month: '2', year: '2000' }, null],
    [{ day: '', month: '', year: '' }, null],
    [{ day: '1', month: '2', year: '90' }, null],
    [{ day: '001', month: '2', year: '1990' }, null],
    [{ day: '1', month: '002', year: '1990' }, null],
    [{ day: '-1', month: '2', year: '1990' }, null],
    [{ day: '1.5', month: '2', year: '1990' }, null],
    [{ day: '', month: '1-2', year: '1990' }, null],
    [{ day: '1', month: '', year: '1990' }, null],
    [{ day: '1', month: '2', year: '01990' }, null],
    [{ day: '١', month: '2', year: '1990' }, null],
  ])('of %j is %j', (fields, iso) => {
    expect(isoDateOfFields(fields)).toBe(iso);
  });
});

describe('ageOn', () => {
  const birth = { year: 2008, month: 11, day: 21 };

  test.each([
    [{ year: 2026, month: 11, day: 20 }, 17],
    [{ year: 2026, month: 11, day: 21 }, 18],
    [{ year: 2026, month: 11, day: 22 }, 18],
    [{ year: 2026, month: 10, day: 30 }, 17],
    [{ year: 2026, month: 12, day: 1 }, 18],
    [{ year: 2008, month: 11, day: 21 }, 0],
    [{ year: 2008, month: 11, day: 20 }, -1],
  ])('on %j is %i', (today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test.each([
    [{ year: 2026, month: 2, day: 28 }, 17],
    [{ year: 2026, month: 3, day: 1 }, 18],
    [{ year: 2028, month: 2, day: 28 }, 19],
    [{ year: 2028, month: 2, day: 29 }, 20],
  ])('of someone born on 29 February 2008, on %j, is %i', (today, age) => {
    expect(ageOn({ year: 2008, month: 2, day: 29 }, today)).toBe(age);
  });
});

describe('ageAt', () => {
  const birth = { year: 2008, month: 11, day: 22 };
  const now = new Date('2026-11-21T23:30:00Z');

  test.each([
    ['UTC', 17],
    ['Europe/Amsterdam', 18],
    ['America/New_York', 17],
    ['Pacific/Kiritimati', 18],
  ])('goes by the calendar of %s', (timeZone, age) => {
    expect(ageAt(birth, { now, timeZone })).toBe(age);
  });

  test('never falls as time goes by', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (iso, at) => {
          const day = parseIsoDate(iso);
          if (!day) throw new Error(iso);
          const later = addMs(at, DAY);
          expect(ageAt(day, { now: later, timeZone: 'UTC' })).toBeGreaterThanOrEqual(
            ageAt(day, { now: at, timeZone: 'UTC' }),
          );
        },
      ),
    );
  });
});

describe('checkDateOfBirth', () => {
  test.each([
    ['2008-11-20', null],
    ['2008-11-21', null],
    ['2008-11-22', { code: 'too_young', params: { min_age: 18 } }],
    ['2026-11-21', { code: 'too_young', params: { min_age: 18 } }],
    ['2026-11-22', { code: 'invalid_date_of_birth' }],
    ['1905-11-22', null],
    ['1905-11-21', { code: 'too_old' }],
    ['1905-11-20', { code: 'too_old' }],
    ['1990-02-30', { code: 'invalid_date_of_birth' }],
    ['', { code: 'required' }],
    ['   ', { code: 'required' }],
  ])('%s: %j', (iso, problem) => {
    expect(checkDateOfBirth(iso, rule)).toEqual(problem);
  });

  test.each([
    ['2005-11-21', null],
    ['2005-11-22', { code: 'too_young', params: { min_age: 21 } }],
  ])('follows the age that the site asks for: %s', (iso, problem) => {
    expect(checkDateOfBirth(iso, { ...rule, minAge: 21 })).toEqual(problem);
  });

  test('goes by the moment it is asked for', () => {
    const later = { ...rule, now: new Date('2030-11-21T12:00:00Z') };
    expect(checkDateOfBirth('2012-11-21', later)).toBeNull();
    expect(checkDateOfBirth('2012-11-22', later)).toMatchObject({ code: 'too_young' });
  });

  test('never lets anyone in who is younger than the site asks', () => {
    fc.assert(
      fc.property(anyDay, (iso) => {
        const birth = parseIsoDate(iso);
        const accepted = checkDateOfBirth(iso, rule) === null;
        expect(accepted && birth && ageAt(birth, rule) < 18).toBeFalsy();
      }),
    );
  });
});

test('a site asks by its own calendar: the day of its birthday begins there', () => {
  const settings = { min_age: 18, time_zone: 'Pacific/Auckland' };
  const eve = new Date('2026-11-20T10:59:59Z');
  const day = new Date('2026-11-20T11:00:00Z');
  expect(checkDateOfBirth('2008-11-21', ageRuleOf(settings, eve))?.code).toBe('too_young');
  expect(checkDateOfBirth('2008-11-21', ageRuleOf(settings, day))).toBeNull();
});
