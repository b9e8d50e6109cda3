import { describe, expect, test } from 'vitest';
import { termsDate, termsVersion } from '.';

describe('termsDate', () => {
  test.each([
    ['2020-01-01T00:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01T11:59:59Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01T12:00:00Z', '2023-12-01T12:00:00.000Z'],
    ['2023-12-01T12:00:01Z', '2023-12-01T12:00:01.000Z'],
    ['2026-11-30T23:59:59Z', '2026-11-30T23:59:59.000Z'],
  ])('of a company added at %s is %s', (added, date) => {
    expect(termsDate(new Date(added)).toISOString()).toBe(date);
    expect(termsVersion(new Date(added))).toBe(date.slice(0, 10));
  });
});
