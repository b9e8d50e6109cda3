import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_SUBSETS, unicodeRange } from './subsets';

const KB = 1000;
const bytesOf = (file: string) => statSync(new URL(file, import.meta.url)).size;
const [latin, latinExtended] = FONT_SUBSETS;

describe('the web fonts', () => {
  it('are at most 45 kB for what nearly every page needs', () => {
    expect(bytesOf(latin.file)).toBeLessThanOrEqual(45 * KB);
  });

  it('are at most 60 kB together', () => {
    expect(bytesOf(latin.file) + bytesOf(latinExtended.file)).toBeLessThanOrEqual(60 * KB);
  });

  it('share no character, so that a word is never set in both', () => {
    const inLatin = new Set(latin.ranges.flatMap(codePoints));
    expect(latinExtended.ranges.flatMap(codePoints).filter((codePoint) => inLatin.has(codePoint))).toEqual(
      [],
    );
  });

  it.each([
    ['the latin file', latin, 'ÄÖÜäöüß éèêëçñ åÅøØæÆ „“”‘’ – — … € · × →'],
    ['the extended file', latinExtended, 'ąćęłńśźż ĄĆĘŁŃŚŹŻ őűčšž'],
  ] as const)('have in %s the letters it is for', (_, { ranges }, letters) => {
    const covered = new Set(ranges.flatMap(codePoints));
    expect(
      Array.from(letters).filter((letter) => letter !== ' ' && !covered.has(letter.codePointAt(0) ?? 0)),
    ).toEqual([]);
  });
});

describe('unicodeRange', () => {
  it('writes a single character and a range as CSS does', () => {
    expect(
      unicodeRange([
        [0x20ac, 0x20ac],
        [0x2010, 0x2015],
      ]),
    ).toBe('U+20AC, U+2010-2015');
  });
});

function codePoints([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
