import { describe, expect, test } from 'vitest';
import { countGraphemes } from '.';

describe('countGraphemes', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['e\u0301', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['👍🏽', 1],
    ['🇳🇱', 1],
    ['🇳🇱🇩🇪', 2],
    ['\r\n', 1],
    ['นั่ง', 2],
    ['नमस्ते', 3],
  ])('of %j is %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });
});
