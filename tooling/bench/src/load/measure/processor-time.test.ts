import { describe, expect, test } from 'vitest';
import { readStat } from './processor-time.ts';

describe('readStat', () => {
  test('adds user and system time, apart from that of ended children', () => {
    const line = '812 (node) S 77 812 812 0 -1 4194560 9 8 7 6 120 30 4 1 20 0 11 0 100 200 300';
    expect(readStat(line)).toEqual({ parent: 77, ownMs: 1500, endedMs: 50 });
  });

  test('is not led astray by a name with spaces and parentheses', () => {
    const line = '812 (postgres: vela (1) S) S 77 1 1 0 -1 1 9 8 7 6 1 2 3 4 20 0 1 0 1 2 3';
    expect(readStat(line)).toEqual({ parent: 77, ownMs: 30, endedMs: 70 });
  });
});
