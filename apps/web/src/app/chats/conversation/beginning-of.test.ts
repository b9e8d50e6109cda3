import { describe, expect, it } from 'vitest';
import { beginningOf } from './beginning-of';

describe('beginningOf', () => {
  it.each([
    [undefined, ''],
    ['Hi there', 'Hi there'],
    ['  Hi\n\nthere ', 'Hi there'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), `${'a'.repeat(40)}…`],
    ['Shall we walk along the harbour tonight at nine?', 'Shall we walk along the harbour tonight…'],
    ['😀'.repeat(41), `${'😀'.repeat(40)}…`],
    ['👨‍👩‍👧'.repeat(40), '👨‍👩‍👧'.repeat(40)],
    ['e\u0301'.repeat(41), `${'e\u0301'.repeat(40)}…`],
  ])('of %j is %j', (text, beginning) => {
    expect(beginningOf(text)).toBe(beginning);
  });
});
