import { describe, expect, test, vi } from 'vitest';
import { calendarDateIn, isoDayIn, isSameDate } from '.';

describe('calendarDateIn', () => {
  test.each([
    ['UTC', '2026-12-31T23:59:59Z', { year: 2026, month: 12, day: 31 }],
    ['UTC', '2027-01-01T00:00:00Z', { year: 2027, month: 1, day: 1 }],
    ['Europe/Amsterdam', '2026-12-31T22:59:59Z', { year: 2026, month: 12, day: 31 }],
    ['Europe/Amsterdam', '2026-12-31T23:00:00Z', { year: 2027, month: 1, day: 1 }],
    ['Europe/Amsterdam', '2026-06-30T22:00:00Z', { year: 2026, month: 7, day: 1 }],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', { year: 2026, month: 12, day: 31 }],
  ])('in %s at %s is %j', (timeZone, now, date) => {
    expect(calendarDateIn(timeZone, new Date(now))).toEqual(date);
  });

  test('keeps no more formats than people use at a time, whatever zones it is asked for', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 250);
    const ask = () => zones.map((zone) => calendarDateIn(zone, new Date('2026-11-21T12:00:00Z')));
    const first = ask();
    made.mockClear();
    expect(ask()).toEqual(first);
    expect(made).toHaveBeenCalledTimes(zones.length);
    made.mockRestore();
  });
});

test('isoDayIn writes it with leading zeros', () => {
  expect(isoDayIn('Europe/Amsterdam', new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(isoDayIn('UTC', new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
});

describe('isSameDate', () => {
  const day = { year: 2026, month: 11, day: 21 };

  test.each([
    [day, true],
    [{ ...day, day: 22 }, false],
    [{ ...day, month: 12 }, false],
    [{ ...day, year: 2027 }, false],
  ])('with %j: %s', (other, is) => {
    expect(isSameDate(day, other)).toBe(is);
  });
});
