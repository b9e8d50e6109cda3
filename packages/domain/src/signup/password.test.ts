import { describe, expect, test } from 'vitest';
import { checkPassword, commonPasswords, isRepeated, normalizePassword } from '.';
import { VALID_PASSWORDS } from './testing';

/** A few, one of them with a digit of its own. */
const common = commonPasswords([
  'password',
  'qwertyuiop',
  '1q2w3e4r5t6y',
  'contraseña',
  'summer',
  'woaini1314',
]);

describe('checkPassword', () => {
  test.each(VALID_PASSWORDS)('accepts %j', (password) => {
    expect(checkPassword(password, { common })).toBeNull();
  });

  test('needs one', () => {
    expect(checkPassword('', { common })).toEqual({ code: 'required' });
  });

  test.each([
    [9, { code: 'password_too_short', params: { limit: 10 } }],
    [10, null],
    [11, null],
    [127, null],
    [128, null],
    [129, { code: 'password_too_long', params: { limit: 128 } }],
  ])('%i characters: %j', (length, problem) => {
    expect(checkPassword('é'.repeat(length), { common })).toEqual(problem);
  });

  test('is long without being brought into a normal form', () => {
    const tooLong = { code: 'password_too_long', params: { limit: 128 } };
    expect(normalizePassword('ﬁ'.repeat(1024))).toBe('fi'.repeat(1024));
    expect(normalizePassword('ﬁ'.repeat(1025))).toBe('ﬁ'.repeat(1025));
    expect(checkPassword('e\u0301'.repeat(512), { common })).toEqual(tooLong);
    expect(checkPassword('e\u0301'.repeat(513), { common })).toEqual(tooLong);
  });

  test.each(['Robin van Dijk', 'robin VAN dijk', ' Robin van Dijk '])('rejects the name: %j', (password) => {
    expect(checkPassword(password, { name: 'Robin van Dijk', common })).toEqual({ code: 'password_is_name' });
  });

  test('rejects the e-mail address', () => {
    const owner = { name: 'Robin', email: 'robin@example.com', common };
    expect(checkPassword('Robin@Example.com', owner)).toEqual({ code: 'password_is_email' });
  });

  test.each([
    'qwertyuiop',
    'Qwertyuiop7',
    'password2026',
    'CONTRASEÑA1',
    'contrasen\u0303a1',
    '1q2w3e4r5t6y',
    '1Q2W3E4R5T6Y99',
    'P@ssw0rd2026!',
    '!!!password!!!',
    '2026password',
    'qwertyuiop7!',
    'Summer 2024',
    '$umm3r-2024',
    'woaini5201314',
  ])('takes %j for common, however it is dressed up', (password) => {
    expect(checkPassword(password, { common })).toEqual({ code: 'password_too_common' });
  });

  test.each(['password in 2026', 'my password', '1q2w3e4r5t', 'midsummer night', 'abc-1234567'])(
    'takes %j, which is not',
    (password) => {
      expect(checkPassword(password, { common })).toBeNull();
    },
  );

  test('takes any where none is common', () => {
    expect(checkPassword('qwertyuiop', {})).toBeNull();
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

describe('a password made of the name of the site', () => {
  const codeOf = (password: string, sitename?: string) =>
    checkPassword(password, sitename === undefined ? {} : { sitename })?.code ?? null;

  test.each(['Vela202420', '!!!v3la!!!!', 'velavela12', 'VELA------'])('is common: %j', (password) => {
    expect(codeOf(password, 'Vela')).toBe('password_too_common');
    expect(codeOf(password, 'Other site')).toBeNull();
    expect(codeOf(password)).toBeNull();
  });

  test.each(['dating café 24', 'DatingCafé2024'])(
    'is common where that has several words: %j',
    (password) => {
      expect(codeOf(password, 'Dating Café')).toBe('password_too_common');
    },
  );

  test.each(['velasco and the sea', 'my years at vela'])(
    'is none where it only stands among others: %j',
    (password) => {
      expect(codeOf(password, 'Vela')).toBeNull();
    },
  );
});
