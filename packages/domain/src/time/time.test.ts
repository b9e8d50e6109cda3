import { describe, expect, test, vi } from 'vitest';
import { addMs, calendarDateIn, canonicalTimeZone, DAY, HOUR, MINUTE, SECOND } from '.';

test('a day has 86,400 seconds', () => {
  expect([DAY / HOUR, HOUR / MINUTE, MINUTE / SECOND, DAY / SECOND]).toEqual([24, 60, 60, 86_400]);
});

test('addMs goes forward and back', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  expect(addMs(noon, HOUR)).toEqual(new Date('2026-11-21T13:00:00Z'));
  expect(addMs(noon, -HOUR)).toEqual(new Date('2026-11-21T11:00:00Z'));
});

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

describe('canonicalTimeZone', () => {
  test.each([
    ['Europe/Amsterdam', 'Europe/Amsterdam'],
    ['eUrOpE/aMsTeRdAm', 'Europe/Amsterdam'],
    ['utc', 'UTC'],
    ['Europe/Atlantis', null],
    ['', null],
    ['<script>', null],
    [null, null],
    [60, null],
    [undefined, null],
    [['UTC'], null],
  ])('of %j is %j', (value, timeZone) => {
    expect(canonicalTimeZone(value)).toBe(timeZone);
  });
});
