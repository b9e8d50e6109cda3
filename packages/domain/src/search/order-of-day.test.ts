import { describe, expect, test } from 'vitest';
import { firstKeyOn, SORT_KEYS } from '.';

describe('firstKeyOn', () => {
  const keys = Array.from({ length: 365 }, (_, day) => firstKeyOn({ year: 2026, month: 1, day: day + 1 }));

  test('is a key, and another one each day', () => {
    expect(keys.every((key) => Number.isInteger(key) && key >= 0 && key < SORT_KEYS)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('begins in each tenth of the keys about equally often', () => {
    const tenths = Array.from({ length: 10 }, (_, tenth) => {
      return keys.filter((key) => Math.floor((key / SORT_KEYS) * 10) === tenth).length;
    });
    expect(Math.min(...tenths)).toBeGreaterThan(30);
    expect(Math.max(...tenths)).toBeLessThan(43);
  });

  test('moves far from one day to the next', () => {
    const steps = keys.slice(1).map((key, index) => Math.abs(key - (keys[index] ?? 0)) / SORT_KEYS);
    expect(Math.min(...steps)).toBeGreaterThan(0.3);
  });
});
