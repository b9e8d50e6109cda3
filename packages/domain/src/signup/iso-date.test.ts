import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDateOfFields, parseIsoDate } from '.';
import { INVALID_DATES, VALID_DATES } from './testing';

describe('parseIsoDate', () => {
  test.each(VALID_DATES)('reads %s', (iso) => {
    const [year, month, day] = iso.split('-').map(Number);
    expect(parseIsoDate(iso)).toEqual({ year, month, day });
  });

  test.each(INVALID_DATES)('rejects %j', (iso) => {
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
