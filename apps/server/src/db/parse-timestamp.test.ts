import { types } from 'pg';
import { describe, expect, it } from 'vitest';
import { parseTimestamp } from './parse-timestamp';

const parseAny = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => Date | number;

describe('a moment of the database', () => {
  it.each([
    ['2026-11-21 22:47:48.072+00', '2026-11-21T22:47:48.072Z'],
    ['2026-11-21 22:47:48.072999+00', '2026-11-21T22:47:48.072Z'],
    ['2026-11-21 22:47:48.1+00', '2026-11-21T22:47:48.100Z'],
    ['2026-11-21 22:47:48+00', '2026-11-21T22:47:48.000Z'],
    ['0099-01-02 03:04:05+00', '0099-01-02T03:04:05.000Z'],
  ])('%s is %s in any time zone', (text, iso) => {
    expect([parseTimestamp(text), parseAny(text)]).toEqual([new Date(iso), new Date(iso)]);
  });

  it.each([
    '2026-11-22 00:47:48.072+02',
    '2026-11-21 17:17:48.072-05:30',
    '0001-01-01 00:00:00+00 BC',
    '12026-11-21 22:47:48+00',
    'infinity',
    '-infinity',
  ])('%s is what the driver reads', (text) => {
    expect(parseTimestamp(text)).toEqual(parseAny(text));
  });
});
