import { describe, expect, test } from 'vitest';
import { withoutEnd } from '.';

describe('withoutEnd', () => {
  test.each([
    ['', ''],
    ['2024', ''],
    ['summer', 'summer'],
    ['20summer24', '20summer'],
    ['summer24 𝟚𝟘', 'summer24 '],
  ])('leaves of %j without digits %j', (text, rest) => {
    expect(withoutEnd(text, /\p{N}/u)).toBe(rest);
  });

  test('looks at each character of a run inside a text once', () => {
    const looked: string[] = [];
    const kind = {
      test: (character: string) => {
        looked.push(character);
        return character === ' ';
      },
    };
    const text = `a${' '.repeat(1000)}b${' '.repeat(1000)}`;
    expect(withoutEnd(text, kind)).toBe(`a${' '.repeat(1000)}b`);
    expect(looked).toHaveLength(1001);
  });
});
