import { checkPassword } from '@vela/domain/signup';
import { INVALID_PASSWORDS, VALID_PASSWORDS } from '@vela/domain/signup/testing';
import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '.';

const rules = { common: COMMON_PASSWORDS };

describe('COMMON_PASSWORDS', () => {
  test.each([
    'Iloveyou2026!',
    'wachtwoord123',
    'salasana1234',
    '1qaz2wsx3edc',
    '3.14159265',
    'P@ssw0rd12',
    'feyenoord1908',
  ])('has %j', (password) => {
    expect(checkPassword(password, rules)).toEqual({ code: 'password_too_common' });
  });

  test.each(VALID_PASSWORDS)('are none of those to accept: %j', (password) => {
    expect(checkPassword(password, rules)).toBeNull();
  });

  test.each(INVALID_PASSWORDS)('are among those to reject: %j, %s', (password, code) => {
    expect(checkPassword(password, rules)).toMatchObject({ code });
  });
});
