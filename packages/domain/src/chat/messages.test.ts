import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findMessageFault,
  LONGEST_MESSAGE_BYTES,
  normalizeMessage,
  isNearLimit,
  shownCharactersLeft,
  summarizeMessage,
} from '.';
import { HIGHEST_MESSAGE_LENGTH } from '../sites';
import { charactersLeft } from './message-text';

describe('normalizeMessage', () => {
  test.each([
    ['  hello  ', 'hello'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\nb', 'a\n\nb'],
    ['e\u0301', '\u00e9'],
    [' \n\t ', ''],
  ])('of %j is %j', (text, normal) => {
    expect(normalizeMessage(text)).toBe(normal);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const normal = normalizeMessage(text);
        expect(normalizeMessage(normal)).toBe(normal);
      }),
    );
  });
});

test('no text that a site takes has more bytes than the longest', () => {
  // The longest text that isn't too long: letters with as many signs in them as one may have.
  const longest = `क${'ो'.repeat(7)}`.repeat(HIGHEST_MESSAGE_LENGTH);
  expect(findMessageFault(longest, HIGHEST_MESSAGE_LENGTH)).toBeNull();
  expect(findMessageFault(`${longest}ो`, HIGHEST_MESSAGE_LENGTH)).toBe('too_long');
  expect(new TextEncoder().encode(longest).length).toBe(LONGEST_MESSAGE_BYTES);
});

describe('findMessageFault', () => {
  test.each([
    ['abcde', null],
    ['ab\ncd', null],
    ['abcdef', 'too_long'],
    [`a${'\u0301'.repeat(4)}`, null],
    [`a${'\u0301'.repeat(5)}`, 'invalid'],
    [`a${'\u0301'.repeat(40)}`, 'too_long'],
    ['a\u202Eb', 'invalid'],
  ])('with five allowed: %j is %j', (text, fault) => {
    expect(findMessageFault(text, 5)).toBe(fault);
  });

  test('agrees with the count of characters left', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (text, limit) => {
          const isTooLong = findMessageFault(normalizeMessage(text), limit) === 'too_long';
          expect(isTooLong).toBe(charactersLeft(text, limit) < 0);
        },
      ),
    );
  });
});

test('charactersLeft goes below nothing', () => {
  expect([charactersLeft('', 3), charactersLeft(' abc ', 3), charactersLeft('abcd', 3)]).toEqual([3, 0, -1]);
});

describe('summarizeMessage', () => {
  test.each([
    [
      { sender: 'me', type: 'text', text: 'one\n\ntwo' },
      { kind: 'text', byMe: true, text: 'one two' },
    ],
    [
      { sender: 'other', type: 'text', text: '\n one ' },
      { kind: 'text', byMe: false, text: 'one' },
    ],
    [
      { sender: 'other', type: 'photo' },
      { kind: 'photo', byMe: false },
    ],
    [
      { sender: 'other', type: 'gift', gift: { id: 'rose' } },
      { kind: 'gift', byMe: false, giftId: 'rose' },
    ],
    [{ sender: 'system', type: 'system' }, { kind: 'match' }],
    [
      { sender: 'me', type: 'text' },
      { kind: 'text', byMe: true, text: '' },
    ],
    [
      { sender: 'me', type: 'gift' },
      { kind: 'gift', byMe: true, giftId: 'coffee' },
    ],
  ] as const)('of %j is %j', (message, summary) => {
    expect(summarizeMessage(message)).toEqual(summary);
  });

  test.each([
    ['👍🏽'.repeat(80), '👍🏽'.repeat(80)],
    ['👍🏽'.repeat(81), `${'👍🏽'.repeat(79)}…`],
  ])('cuts %j between characters', (text, line) => {
    expect(summarizeMessage({ sender: 'me', type: 'text', text })).toMatchObject({ text: line });
  });
});

describe('isNearLimit', () => {
  test.each([
    [50, false],
    [11, false],
    [10, true],
    [-1, true],
  ])('of 100 characters with %i left is %s', (left, isNear) => {
    expect(isNearLimit(left, 100)).toBe(isNear);
  });
});

describe('shownCharactersLeft', () => {
  test.each([
    [0, null],
    [49, null],
    [50, 50],
    [91, 9],
    [100, 0],
    [101, -1],
  ])('of %i letters where 100 are allowed shows %s', (length, left) => {
    expect(shownCharactersLeft('a'.repeat(length), 100)).toBe(left);
  });

  test('counts as a person counts', () => {
    expect(shownCharactersLeft('👩‍👩‍👧'.repeat(4), 10)).toBeNull();
    expect(shownCharactersLeft('👩‍👩‍👧'.repeat(9), 10)).toBe(1);
  });

  test.each([Infinity, 1000])('shows nothing of an empty text where %d are allowed', (limit) => {
    expect(shownCharactersLeft('', limit)).toBeNull();
  });
});
