import { describe, expect, test } from 'vitest';
import { FLOOD_NAMES } from './floods.ts';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  test('is every flood for a minute unless said otherwise', () => {
    expect(readOptions([])).toEqual({ seconds: 60, floods: FLOOD_NAMES });
  });

  test('takes a shorter time and some floods', () => {
    expect(readOptions(['--seconds', '5', '--floods', 'uploads,pages'])).toEqual({
      seconds: 5,
      floods: ['uploads', 'pages'],
    });
  });

  test.each([
    [['--seconds', '0'], '--seconds'],
    [['--seconds', '301'], '--seconds'],
    [['--seconds', 'long'], '--seconds'],
    [['--floods', 'rain'], '--floods'],
    [['--million'], '--million'],
  ])('refuses %j by name', (args, name) => {
    expect(() => readOptions(args)).toThrow(name);
  });
});
