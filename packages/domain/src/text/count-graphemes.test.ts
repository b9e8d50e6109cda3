import { describe, expect, test } from 'vitest';
import { countGraphemes, firstGraphemes, hasHugeCharacter } from '.';

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

describe('hasHugeCharacter', () => {
  const family = '👨🏻\u200D👩🏽\u200D👧🏾\u200D👦🏿';
  const joined = (people: number) => Array.from({ length: people }, () => '👩').join('\u200D');

  test.each([
    ['', false],
    ['plain text that is longer than any one character may be', false],
    [`${family} ${family} ${family}`, false],
    [joined(11), false],
    [joined(12), true],
    [`behind other text ${joined(100)}`, true],
  ])('of %j is %j', (text, isHuge) => {
    expect(hasHugeCharacter(text)).toBe(isHuge);
  });
});

test.each([
  ['Sanne', 3, 'San'],
  ['Sanne', 5, 'Sanne'],
  ['Sanne', 9, 'Sanne'],
  ['Sanne', 0, ''],
  ['Sanne', -1, ''],
  ['e\u0301e\u0301', 1, 'e\u0301'],
  ['👨‍👩‍👧‍👦ab', 2, '👨‍👩‍👧‍👦a'],
])('the first characters of %j, %i of them, are %j', (text, count, first) => {
  expect(firstGraphemes(text, count)).toBe(first);
});
