import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkPassword } from '@vela/domain/signup';
import { INVALID_PASSWORDS, VALID_PASSWORDS } from '@vela/domain/signup/testing';
import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '.';

const rules = { common: COMMON_PASSWORDS };

describe('COMMON_PASSWORDS', () => {
  test('are such as would pass otherwise, or with digits, each once and in lower case', () => {
    expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length);
    const short = COMMON_PASSWORDS.filter((password) => password.length < FIELD_LIMITS.password.min);
    expect(short.filter((password) => /\d$/.test(password))).toEqual([]);
    expect(COMMON_PASSWORDS.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });

  test.each(COMMON_PASSWORDS)(
    'are refused, those without a digit at their end with some behind, too: %s',
    (password) => {
      const typed = /\d$/.test(password) ? password : `${password}1234567890`;
      expect(checkPassword(typed, rules)).toEqual({ code: 'password_too_common' });
    },
  );

  test.each(VALID_PASSWORDS)('are none of those to accept: %j', (password) => {
    expect(checkPassword(password, rules)).toBeNull();
  });

  test.each(INVALID_PASSWORDS)('are among those to refuse: %j, %s', (password, code) => {
    expect(checkPassword(password, rules)).toMatchObject({ code });
  });
});
