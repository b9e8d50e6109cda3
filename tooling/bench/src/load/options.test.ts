import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  test('is the whole measurement unless said otherwise', () => {
    expect(readOptions([])).toEqual({ members: 100_000, rounds: 7, streams: [1000, 5000] });
  });

  test('takes ten times the members by a flag, or any number', () => {
    expect(readOptions(['--million']).members).toBe(1_000_000);
    expect(readOptions(['--members', '2000', '--rounds', '1']).members).toBe(2000);
  });

  test('connects as many streams as are named, and none for an empty list', () => {
    expect(readOptions(['--streams', '50']).streams).toEqual([50]);
    expect(readOptions(['--streams', '']).streams).toEqual([]);
  });

  test.each([
    [['--members', '1999'], '--members'],
    [['--rounds', '0'], '--rounds'],
    [['--streams', '100,many'], '--streams'],
    [['--pages'], '--pages'],
  ])('refuses %j by name', (args, name) => {
    expect(() => readOptions(args)).toThrow(name);
  });
});
