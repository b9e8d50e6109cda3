import { describe, expect, it } from 'vitest';
import { shownAge } from './shown-age';

describe('shownAge', () => {
  it.each([
    [{ year: 2026, month: 5, day: 16 }, 35],
    [{ year: 2026, month: 5, day: 17 }, 36],
    [{ year: 2008, month: 5, day: 17 }, 18],
    [{ year: 2008, month: 5, day: 16 }, 18],
    [{ year: 2000, month: 1, day: 1 }, 18],
  ])('is on %j: %i', (today, age) => {
    expect(shownAge('1990-05-17', today)).toBe(age);
  });

  it('is none of what is no date', () => {
    expect(() => shownAge('1990-02-30', { year: 2026, month: 1, day: 1 })).toThrow('no date');
  });
});
