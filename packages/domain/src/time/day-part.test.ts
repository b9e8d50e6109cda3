import { describe, expect, test } from 'vitest';
import { dayPartIn } from '.';

describe('dayPartIn', () => {
  test.each([
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['22:59', 'evening'],
    ['23:00', 'night'],
    ['00:00', 'night'],
  ])('is %s: %s', (time, part) => {
    expect(dayPartIn('UTC', new Date(`2026-11-21T${time}:00Z`))).toBe(part);
  });

  test('goes by the clock of the zone', () => {
    const now = new Date('2026-11-21T22:30:00Z');
    expect(dayPartIn('Europe/Amsterdam', now)).toBe('night');
    expect(dayPartIn('America/New_York', now)).toBe('afternoon');
  });
});
