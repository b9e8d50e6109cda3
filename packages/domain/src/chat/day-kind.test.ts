import { describe, expect, test } from 'vitest';
import { dayKind } from '.';

const today = { year: 2026, month: 1, day: 8 };

describe('dayKind', () => {
  test.each([
    [{ year: 2026, month: 1, day: 9 }, 'today'],
    [{ year: 2026, month: 1, day: 8 }, 'today'],
    [{ year: 2026, month: 1, day: 7 }, 'yesterday'],
    [{ year: 2026, month: 1, day: 6 }, 'this_week'],
    [{ year: 2026, month: 1, day: 2 }, 'this_week'],
    [{ year: 2026, month: 1, day: 1 }, 'this_year'],
    [{ year: 2025, month: 12, day: 31 }, 'earlier'],
  ])('of %o is %s', (day, kind) => {
    expect(dayKind(day, today)).toBe(kind);
  });

  test('of the last day of a year is a weekday on the second of the next', () => {
    expect(dayKind({ year: 2025, month: 12, day: 31 }, { year: 2026, month: 1, day: 2 })).toBe('this_week');
  });
});
