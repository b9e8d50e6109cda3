import { describe, expect, test } from 'vitest';
import { checkText } from '.';

describe('checkText', () => {
  test.each([
    ['', null],
    ['abcd', null],
    ['abcde', null],
    ['abcdef', { code: 'too_long', params: { limit: 5 } }],
    ['a\nb', { code: 'invalid' }],
    ['a\u202Eb', { code: 'invalid' }],
  ])('of %j where five characters are allowed is %j', (text, problem) => {
    expect(checkText(text, { limit: 5 })).toEqual(problem);
  });

  test('finds one too long that is so before it is cleaned', () => {
    expect(checkText(`a${' '.repeat(80)}`, { limit: 5 })).toEqual({ code: 'too_long', params: { limit: 5 } });
    expect(checkText(`a${' '.repeat(79)}`, { limit: 5 })).toBeNull();
  });

  test('counts as a person counts, and no space at the ends', () => {
    expect(checkText(`  ${'👩‍👩‍👧'.repeat(5)}\n`, { limit: 5 })).toBeNull();
  });
});
