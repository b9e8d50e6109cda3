import { describe, expect, test } from 'vitest';
import { Failure } from '../core/failure';
import { parseStorable } from './storable-text';

const INVALID = new Failure('invalid_input');

describe('parseStorable', () => {
  test.each([
    ['plain text', '{"a":["b",1,null,true]}'],
    ['an escaped pair', String.raw`{"a":"\ud83d\ude00"}`],
    ['a backslash before what looks like an escape', String.raw`{"a":"\\u0000 \\ud83d"}`],
    ['a letter of the plane of Korean', String.raw`"\ud55c"`],
  ])('returns %s as the parser does', (_what, text) => {
    expect(parseStorable(text)).toEqual(JSON.parse(text));
  });

  test.each([
    ['a NUL', String.raw`"\u0000"`],
    ['a NUL within', String.raw`{"a":[{"b":["c","\u0000"]},1]}`],
    ['the first half of a pair', String.raw`{"a":"\uD83D"}`],
    ['the second half of a pair', String.raw`{"a":"\uDE00"}`],
    ['a NUL behind what looks like one', String.raw`["\\u0000","\u0000"]`],
    ['no JSON', '{'],
  ])('refuses %s', (_what, text) => {
    expect(() => parseStorable(text)).toThrow(INVALID);
  });

  test('looks into what is nested deeper than the stack', () => {
    const depth = 30_000;
    const nested = (text: string): string => `${'['.repeat(depth)}"${text}"${']'.repeat(depth)}`;
    expect(() => parseStorable(nested(String.raw`\u0000`))).toThrow(INVALID);
    expect(() => parseStorable(nested(String.raw`\ud83d\ude00`))).not.toThrow();
  });
});
