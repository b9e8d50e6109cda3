import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '.';
import { ORDINARY_TEXTS } from './testing';

describe('cleanText', () => {
  test.each([
    ['  hello  ', 'hello'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\tb', 'a b'],
    ['e\u0301', '\u00e9'],
    ['e\u200B\u0301', '\u00e9'],
    // A phone copies a number out of its address book like this, and a page its words.
    ['\u202A+31 6 12345678\u202C', '+31 6 12345678'],
    ['\u2068hy\u00ADphen\u2069', 'hyphen'],
    ['\uFEFF hello', 'hello'],
    [' \n\t ', ''],
    ['\u200D\u3164\u200F', ''],
  ])('of %j is %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each(ORDINARY_TEXTS)('leaves %j as it is', (text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });
});
