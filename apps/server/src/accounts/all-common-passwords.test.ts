import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkPassword } from '@vela/domain/signup';
import { VALID_PASSWORDS } from '@vela/domain/signup/testing';
import { describe, expect, it } from 'vitest';
import { allCommonPasswords } from './all-common-passwords';

const common = allCommonPasswords();
const codeOf = (password: string) => checkPassword(password, { common })?.code ?? null;

describe('allCommonPasswords', () => {
  it('are more than 3,000 of the length that a password has to have', () => {
    const long = [...common].filter((password) => password.length >= FIELD_LIMITS.password.min);
    expect(long.length).toBeGreaterThan(3000);
  });

  it.each([
    'summer2024!',
    'hello12345',
    '1qaz2wsx3e',
    'woaini1314',
    'Liverpool#1',
    'Welcome2026',
    'qwerty12345',
    'dr4g0n!!!!',
    'ghostrider',
    'Charlie1999',
    'letmein!!!!',
    'minecrafter1',
    '1234qwerasdf',
  ])('have %j', (password) => {
    expect(codeOf(password)).toBe('password_too_common');
  });

  it.each([
    ...VALID_PASSWORDS,
    'purple tram over dunes',
    'kR7-vmq2-Tz0p',
    'Zeppelin kookt soep',
    '7391 blauwe fietsen',
    'x8!Lw2$Qn5@z',
    '8391746205',
  ])('have none like %j', (password) => {
    expect(codeOf(password)).toBeNull();
  });
});
