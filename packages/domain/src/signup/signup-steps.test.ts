import { describe, expect, test } from 'vitest';
import { checkSignupStep, commonPasswords, currentSignupStep, isSignupStep } from '.';
import type { SignupFields, SignupRules, SignupStep } from '.';

const rules: SignupRules = {
  minAge: 18,
  now: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'Europe/Amsterdam',
  countries: ['NL', 'DE'],
  needsSpecialCategories: false,
  sitename: 'Vela',
  messageLimit: 500,
  wishable: { gender: true, ages: { min: 18, max: 99 }, distances: [10, 50] },
  commonPasswords: commonPasswords(['password']),
};

const complete: SignupFields = {
  email: 'robin@example.com',
  name: 'Robin',
  password: 'correct horse',
  date_of_birth: '1990-01-31',
  gender: 'female',
  country: 'NL',
  terms: true,
};

function codesOf(step: SignupStep, changes: SignupFields, more = {}) {
  const problems = checkSignupStep(step, {
    fields: { ...complete, ...changes },
    rules: { ...rules, ...more },
  });
  return problems.map(({ path, code }) => `${path}: ${code}`);
}

describe('checkSignupStep', () => {
  test('asks for everything of an account, in the order of the form', () => {
    expect(checkSignupStep('account', { fields: {}, rules })).toEqual([
      { path: 'email', code: 'required' },
      { path: 'name', code: 'required' },
      { path: 'password', code: 'required' },
      { path: 'date_of_birth', code: 'required' },
      { path: 'gender', code: 'required' },
      { path: 'terms', code: 'terms_required' },
    ]);
  });

  test.each([
    [{}, []],
    [{ email: 'robin@home' }, ['email: invalid_email']],
    [{ name: 'robin@example.com' }, ['name: name_is_email']],
    [{ password: 'robin@example.com' }, ['password: password_is_email']],
    [{ password: 'password123' }, ['password: password_too_common']],
    [{ password: '' }, ['password: required']],
    [{ password: '', has_password: true }, []],
    [{ password: 'short', has_password: true }, ['password: password_too_short']],
    [{ date_of_birth: '2010-01-01' }, ['date_of_birth: too_young']],
    [{ gender: 'other' }, ['gender: unknown_option']],
    [{ terms: false }, ['terms: terms_required']],
  ] as const)('account with %j: %j', (changes, codes) => {
    expect(codesOf('account', changes)).toEqual(codes);
  });

  test('asks for the separate consent only where membership reveals something', () => {
    expect(codesOf('account', {}, { needsSpecialCategories: true })).toEqual([
      'special_categories: required',
    ]);
    expect(codesOf('account', { special_categories: true }, { needsSpecialCategories: true })).toEqual([]);
  });

  test.each([
    [{}, []],
    [{ country: undefined }, ['country: required']],
    [{ country: '', region: 'UT' }, ['country: country_required']],
    [{ country: 'US' }, ['country: unknown_country']],
    [{ region: 'UT', city: 'Utrecht' }, []],
    [{ city: 'x'.repeat(80) }, []],
    [{ city: ` ${'x'.repeat(80)} ` }, []],
    [{ city: 'x'.repeat(81) }, ['city: too_long']],
  ] as const)('location with %j: %j', (changes, codes) => {
    expect(codesOf('location', changes)).toEqual(codes);
  });

  test.each([
    [499, []],
    [500, []],
    [501, ['about: too_long']],
  ])('a text of %i characters: %j', (length, codes) => {
    expect(codesOf('about', { about: '❤️'.repeat(length) })).toEqual(codes);
  });

  test('takes only known answers about oneself', () => {
    expect(codesOf('about', { hair_color: 'bald', tattoos: 'yes', eye_color: '' })).toEqual([]);
    expect(codesOf('about', { eye_color: 'pink' })).toEqual(['eye_color: unknown_option']);
  });

  test('asks for no photo, nothing about oneself and nothing at the end', () => {
    expect(codesOf('photo', {})).toEqual([]);
    expect(codesOf('about', {})).toEqual([]);
    expect(codesOf('confirm', {})).toEqual([]);
  });

  test('says how long a text may be', () => {
    expect(checkSignupStep('location', { fields: { ...complete, city: 'x'.repeat(81) }, rules })).toEqual([
      { path: 'city', code: 'too_long', params: { limit: 80 } },
    ]);
  });
});

describe('currentSignupStep', () => {
  test.each([
    [{}, 'account'],
    [{ ...complete, wished_gender: 'female' }, 'meet'],
    [{ ...complete, country: undefined }, 'location'],
    [{ ...complete, signup_message: 'x'.repeat(501) }, 'account'],
    [{ ...complete, about: 'x'.repeat(501) }, 'about'],
    [complete, 'confirm'],
  ] as const)('of %j is %s', (fields, step) => {
    expect(currentSignupStep({ fields, rules })).toBe(step);
  });
});

describe('isSignupStep', () => {
  test.each([
    ['account', true],
    ['confirm', true],
    ['photo', true],
    ['picture', false],
    [null, false],
  ])('%j: %s', (value, is) => {
    expect(isSignupStep(value)).toBe(is);
  });
});
