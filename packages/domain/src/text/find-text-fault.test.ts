import { describe, expect, test } from 'vitest';
import { cleanText, countCharacters, findTextFault } from '.';
import { HOSTILE_TEXTS, ORDINARY_TEXTS, TEXTS_OF_TWO_LINES } from './testing';

const bounds = { limit: 20 };

describe('findTextFault', () => {
  test.each(ORDINARY_TEXTS)('takes %j', (text) => {
    expect(findTextFault(cleanText(text), bounds)).toBeNull();
  });

  test.each(HOSTILE_TEXTS)('rejects %j', (text) => {
    expect(findTextFault(cleanText(text), bounds)).not.toBeNull();
  });

  test.each(TEXTS_OF_TWO_LINES)('takes %j only where there is room for lines', (text) => {
    expect(findTextFault(cleanText(text), bounds)).toBe('invalid');
    expect(findTextFault(cleanText(text), { ...bounds, hasLines: true })).toBeNull();
  });

  // Four people in one family: eleven units, of which the others in the text have to be few.
  const family = '👨‍👩‍👧‍👦';

  test.each([
    ['', null],
    ['abcd', null],
    ['abcde', null],
    ['abcdef', 'too_long'],
    ['👩‍👩‍👧'.repeat(5), null],
    [family.repeat(3), null],
    [family.repeat(4), 'too_long'],
    [`a${'\u0301'.repeat(40)}`, 'too_long'],
  ])('of %j where five characters are allowed is %j', (text, fault) => {
    expect(findTextFault(text, { limit: 5 })).toBe(fault);
    expect(countCharacters(text) > 5).toBe(fault === 'too_long');
  });

  test('rejects a pile of marks that take room of their own', () => {
    expect(findTextFault(`က${'\u102B'.repeat(33)}`, { limit: 100 })).toBe('invalid');
    expect(findTextFault(`က${'\u102B'.repeat(32)}`, { limit: 100 })).toBeNull();
  });

  test.each([
    [4, null],
    [5, 'invalid'],
  ])('of a letter with %i marks is %j, in whatever order they were typed', (marks, fault) => {
    expect(findTextFault(cleanText(`e${'\u0316'.repeat(marks)}`), bounds)).toBe(fault);
    expect(findTextFault(cleanText(`é${'\u0316'.repeat(marks - 1)}`), bounds)).toBe(fault);
  });
});
