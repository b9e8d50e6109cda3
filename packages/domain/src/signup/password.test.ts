import { describe, expect, test } from 'vitest';
import { FIELD_LIMITS } from '../errors';
import { COMMON_PASSWORDS } from './common-passwords';
import { checkPassword, isRepeated, normalizePassword } from '.';
import { INVALID_PASSWORDS, VALID_PASSWORDS } from './testing';

describe('checkPassword', () => {
  test.each(VALID_PASSWORDS)('accepts %j', (password) => {
    expect(checkPassword(password)).toBeNull();
  });

  test.each(INVALID_PASSWORDS)('refuses %j: %s', (password, code) => {
    expect(checkPassword(password)).toMatchObject({ code });
  });

  test.each([
    [9, { code: 'password_too_short', params: { limit: 10 } }],
    [10, null],
    [11, null],
    [127, null],
    [128, null],
    [129, { code: 'password_too_long', params: { limit: 128 } }],
  ])('%i characters: %j', (length, problem) => {
    expect(checkPassword('é'.repeat(length))).toEqual(problem);
  });

  test.each(['Robin van Dijk', 'robin VAN dijk', ' Robin van Dijk '])('refuses the name: %j', (password) => {
    expect(checkPassword(password, { name: 'Robin van Dijk' })).toEqual({ code: 'password_is_name' });
  });

  test('refuses the e-mail address', () => {
    const owner = { name: 'Robin', email: 'robin@example.com' };
    expect(checkPassword('Robin@Example.com', owner)).toEqual({ code: 'password_is_email' });
  });

  test.each(['qwertyuiop', 'Qwertyuiop7', 'michael2026', 'contraseña1', '1q2w3e4r5t', '1q2w3e4r5t6y'])(
    'takes %j for common, whatever digits follow',
    (password) => {
      expect(checkPassword(password)).toEqual({ code: 'password_too_common' });
    },
  );

  test.each(['michael in 2026', '2026michael', '7418529637', 'qwertyuiop7!', 'abc-1234567'])(
    'takes %j, which is not',
    (password) => {
      expect(checkPassword(password)).toBeNull();
    },
  );

  test('knows only common passwords that would pass otherwise, or with digits, each once and in lower case', () => {
    const common = COMMON_PASSWORDS.split(' ');
    expect(new Set(common).size).toBe(common.length);
    const short = common.filter((password) => password.length < FIELD_LIMITS.password.min);
    expect(short.filter((password) => /\d$/.test(password))).toEqual([]);
    expect(common.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });
});

describe('normalizePassword', () => {
  test('makes the same letter the same, however it was typed', () => {
    expect(normalizePassword('cafe\u0301 cafe')).toBe(normalizePassword('café cafe'));
  });
});

describe('isRepeated', () => {
  test.each([
    ['correct horse', 'correct horse', true],
    ['p\u00E4sswort', 'pa\u0308sswort', true],
    ['correct horse', 'Correct horse', false],
    ['correct horse', 'correct horse ', false],
    ['', '', true],
  ])('%j and %j: %s', (password, repeat, is) => {
    expect(isRepeated(password, repeat)).toBe(is);
  });
});
