import { describe, expect, test } from 'vitest';
import { checkMaxLength } from '.';

describe('checkMaxLength', () => {
  test.each([
    ['', null],
    ['abcd', null],
    ['abcde', null],
    ['abcdef', { code: 'too_long', params: { limit: 5 } }],
  ])('of %j where five characters are allowed is %j', (text, problem) => {
    expect(checkMaxLength(text, 5)).toEqual(problem);
  });

  test('counts as a person counts, and no space at the ends', () => {
    expect(checkMaxLength(`  ${'👩‍👩‍👧'.repeat(5)}\n`, 5)).toBeNull();
  });
});
