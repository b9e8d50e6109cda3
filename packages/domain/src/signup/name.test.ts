import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkName, isNameOfEmail, nameKey, normalizeName } from '.';
import { INVALID_NAMES, VALID_NAMES } from './testing';

describe('checkName', () => {
  test.each(VALID_NAMES)('accepts %j', (name) => {
    expect(checkName(name)).toBeNull();
  });

  test.each(INVALID_NAMES)('rejects %j: %s', (name, code) => {
    expect(checkName(name)).toMatchObject({ code });
  });

  test('refuses characters that stand for many more, and takes a ligature', () => {
    const sentence = '\uFDFA';
    expect(checkName(`${sentence.repeat(26)} admin`)).toEqual({ code: 'name_has_forbidden_characters' });
    expect(checkName(sentence.repeat(2))).toEqual({ code: 'name_has_forbidden_characters' });
    expect(checkName(`A${sentence}`)).toBeNull();
    expect(checkName('\uFB01nn')).toBeNull();
  });

  test.each([
    [1, { code: 'name_too_short', params: { limit: 2 } }],
    [2, null],
    [3, null],
    [31, null],
    [32, null],
    [33, { code: 'name_too_long', params: { limit: 32 } }],
  ])('%i characters: %j', (length, problem) => {
    expect(checkName('é'.repeat(length))).toEqual(problem);
  });

  test.each(['robin@example.com', 'ROBIN@example.com', ' robin@example.com ', 'ｒobin@example.com'])(
    'refuses the e-mail address as a name: %j',
    (name) => {
      expect(checkName(name, 'Robin@Example.com')).toEqual({ code: 'name_is_email' });
    },
  );

  test('rejects a pile of marks, of those with room of their own, too', () => {
    const pile = (marks: number) => `က${'\u102B\u102C\u1031\u1038'.repeat(marks / 4)}`;
    expect(checkName(pile(36))).toEqual({ code: 'name_has_forbidden_characters' });
    expect(checkName(pile(28))).toBeNull();
  });

  test('looks into none that is far too long', () => {
    const tooLong = { code: 'name_too_long', params: { limit: 32 } };
    expect(checkName('<'.repeat(257))).toEqual(tooLong);
    expect(checkName('<'.repeat(256))).toEqual({ code: 'name_has_forbidden_characters' });
  });

  const part = fc.stringMatching(/^[\p{sc=Latin}\p{Nd}]{2,8}$/u).filter((text) => checkName(text) === null);

  test('rejects whatever a dot joins, however the dot is written', () => {
    const dot = fc.constantFrom('.', '\u2024', '\u3002', '\uFF0E', '\uFF61', '\uFE52');
    fc.assert(
      fc.property(part, dot, part, (name, joint, ending) => {
        expect(checkName(name + joint + ending)).toEqual({ code: 'name_has_forbidden_characters' });
      }),
    );
  });

  test('allows a dot before a space and at the end', () => {
    fc.assert(
      fc.property(part, part, (first, last) => {
        expect(checkName(`${first}. ${last}.`)).toBeNull();
      }),
    );
  });

  test('allows any name before the address is typed', () => {
    expect(checkName('Robin', '')).toBeNull();
  });
});

describe('normalizeName', () => {
  test.each([
    ['  Robin  ', 'Robin'],
    ['Robin \u00A0 van\u3000Dijk', 'Robin van Dijk'],
    ['Jose\u0301', 'José'],
  ])('makes %j into %j', (name, normal) => {
    expect(normalizeName(name)).toBe(normal);
  });
});

describe('nameKey', () => {
  test.each([
    ['Robin', 'ROBIN'],
    ['Jos\u00E9', 'Jose\u0301'],
    ['Ｒobin', 'robin'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'straße'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['ﬀoo', 'FFOO'],
    ['  Robin  van Dijk', 'robin van dijk'],
  ])('takes %j and %j for one', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  test.each([
    ['Robin', 'Robyn'],
    ['José', 'Jose'],
  ])('keeps %j and %j apart', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });

  test('stays as it is when made again, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = nameKey(name);
        expect(nameKey(key)).toBe(key);
      }),
      { numRuns: 1000 },
    );
  });

  test('stays as it is when made again, and is one for both cases, of every character there is', () => {
    const letters = Array.from({ length: 0x1ffff }, (_, index) => String.fromCodePoint(index + 1));
    const changed = letters.filter((letter) => nameKey(nameKey(letter)) !== nameKey(letter));
    expect(changed).toEqual([]);
    const cased = letters.filter((letter) => nameKey(letter.toUpperCase()) !== nameKey(letter.toLowerCase()));
    expect(cased).toEqual([]);
  });

  test('is the same for upper and lower case, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name.toLowerCase()));
      }),
    );
  });
});

test.each([
  ['Robin@Example.com', 'robin@example.com', true],
  [' robin@example.com ', 'robin@example.com', true],
  ['robin@example.com', 'robin@example.org', false],
  ['robin', 'robin@example.com', false],
])('the name %j is the address %j: %j', (name, email, is) => {
  expect(isNameOfEmail(name, email)).toBe(is);
});
