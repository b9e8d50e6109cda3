import { FIELD_LIMITS } from '@vela/domain/errors';
import {
  INVALID_DATES,
  INVALID_EMAILS,
  INVALID_NAMES,
  INVALID_PASSWORDS,
  VALID_DATES,
  VALID_EMAILS,
  VALID_NAMES,
  VALID_PASSWORDS,
} from '@vela/domain/signup/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './define-endpoint';
import { endpoints } from './registry';
import { toFieldErrors } from './field-errors';

const complete = {
  email: 'robin@example.com',
  name: 'Robin',
  password: 'correct horse',
  date_of_birth: '1990-01-31',
  gender: 'female',
  language: 'en',
};

/** What a sign-up is answered that is complete but for these fields. */
function fieldErrorsOf(changes: Record<string, unknown>) {
  const parsed = v.safeParse(endpoints.signUp.body, { ...complete, ...changes });
  return parsed.success ? [] : toFieldErrors(parsed.issues);
}

describe('the fields of a sign-up', () => {
  test.each(VALID_EMAILS)('take the address %j', (email) => {
    expect(fieldErrorsOf({ email })).toEqual([]);
  });

  test.each(INVALID_EMAILS)('reject the address %j', (email) => {
    expect(fieldErrorsOf({ email })).toEqual([{ path: 'email', code: 'invalid_email' }]);
  });

  test.each(VALID_NAMES)('take the name %j', (name) => {
    expect(fieldErrorsOf({ name })).toEqual([]);
  });

  test.each(INVALID_NAMES)('reject the name %j: %s', (name, code) => {
    expect(fieldErrorsOf({ name })).toEqual([expect.objectContaining({ path: 'name', code })]);
  });

  test.each(VALID_PASSWORDS)('take the password %j', (password) => {
    expect(fieldErrorsOf({ password })).toEqual([]);
  });

  test.each(INVALID_PASSWORDS)('reject the password %j: %s', (password, code) => {
    expect(fieldErrorsOf({ password })).toEqual([expect.objectContaining({ path: 'password', code })]);
  });

  test.each(VALID_DATES)('take the date of birth %s', (date_of_birth) => {
    expect(fieldErrorsOf({ date_of_birth })).toEqual([]);
  });

  test.each(INVALID_DATES)('reject the date of birth %j', (date_of_birth) => {
    expect(fieldErrorsOf({ date_of_birth })).toEqual([
      { path: 'date_of_birth', code: 'invalid_date_of_birth' },
    ]);
  });

  test.each([
    [{ email: '' }, { path: 'email', code: 'required' }],
    [{ email: undefined }, { path: 'email', code: 'required' }],
    [{ email: 7 }, { path: 'email', code: 'invalid' }],
    [{ email: null }, { path: 'email', code: 'invalid' }],
    [{ name: 'robin@example.com' }, { path: 'name', code: 'name_has_forbidden_characters' }],
    [{ name: 'x'.repeat(33) }, { path: 'name', code: 'name_too_long', params: { limit: 32 } }],
    [{ name: 'x'.repeat(2000) }, { path: 'name', code: 'name_too_long', params: { limit: 32 } }],
    [{ password: 'Robin@example.com' }, { path: 'password', code: 'password_is_email' }],
    [
      { name: 'Robin van Dijk', password: 'robin van dijk' },
      { path: 'password', code: 'password_is_name' },
    ],
    [{ password: 'x'.repeat(2000) }, { path: 'password', code: 'password_too_long', params: { limit: 128 } }],
    [{ date_of_birth: '' }, { path: 'date_of_birth', code: 'required' }],
    [{ gender: 'other' }, { path: 'gender', code: 'unknown_option' }],
    [{ gender: undefined }, { path: 'gender', code: 'required' }],
    [{ country: 'XX' }, { path: 'country', code: 'unknown_country' }],
    [{ region: 'UT' }, { path: 'country', code: 'country_required' }],
    [
      { country: 'NL', region: '123456789' },
      { path: 'region', code: 'unknown_region' },
    ],
    [{ city: 'x'.repeat(81) }, { path: 'city', code: 'too_long', params: { limit: 80 } }],
    [{ about: 'é'.repeat(501) }, { path: 'about', code: 'too_long', params: { limit: 500 } }],
    [{ signup_message: 'Hello' }, { path: 'signup_member_id', code: 'required' }],
    [
      { signup_message: 'é'.repeat(501), signup_member_id: 'm' },
      { path: 'signup_message', code: 'too_long', params: { limit: 500 } },
    ],
    [{ wishes: { gender: 'other' } }, { path: 'wishes.gender', code: 'unknown_option' }],
    [{ wishes: { min_age: 17 } }, { path: 'wishes.min_age', code: 'invalid', params: { limit: 18 } }],
    [{ wishes: { min_age: 40, max_age: 30 } }, { path: 'wishes.max_age', code: 'invalid' }],
    [{ wishes: { distance: 51 } }, { path: 'wishes.distance', code: 'unknown_option' }],
    [{ looking_for: ['money'] }, { path: 'looking_for.0', code: 'unknown_option' }],
    [{ language: 'xx' }, { path: 'language', code: 'unknown_locale' }],
    [
      { tracking: { sub1: 'x'.repeat(201) } },
      { path: 'tracking.sub1', code: 'too_long', params: { limit: 200 } },
    ],
    [{ consents: { special_categories: 'yes' } }, { path: 'consents.special_categories', code: 'invalid' }],
  ])('answer %j with %j', (changes, error) => {
    expect(fieldErrorsOf(changes)).toEqual([error]);
  });

  test('take everything that may be left out', () => {
    const more = {
      country: 'NL',
      region: 'UT',
      city: 'Utrecht',
      about: 'Hello',
      signup_message: 'Hello',
      signup_member_id: 'm',
      wishes: { gender: 'female', min_age: 30, max_age: null, distance: 50 },
      looking_for: ['dating'],
      tracking: { network: 'n' },
    };
    expect(
      fieldErrorsOf({ ...more, consents: { terms_version: '2023-12-01', special_categories: true } }),
    ).toEqual([]);
  });

  test('say each field once, in the order of the schema', () => {
    const parsed = v.safeParse(endpoints.signUp.body, { language: 'xx' });
    expect(toFieldErrors(parsed.issues ?? []).map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'email: required',
      'name: required',
      'password: required',
      'date_of_birth: required',
      'gender: required',
      'language: unknown_locale',
    ]);
  });

  test('come out as they are stored', () => {
    const parsed = v.parse(endpoints.signUp.body, {
      ...complete,
      email: ' robin@example.com ',
      name: ' Robin  van Dijk ',
    });
    expect(parsed).toMatchObject({ email: 'robin@example.com', name: 'Robin van Dijk' });
  });
});

describe('tokens', () => {
  test.each([
    ['A'.repeat(43), []],
    ['A'.repeat(42), [{ path: 'token', code: 'invalid' }]],
    ['A'.repeat(44), [{ path: 'token', code: 'invalid' }]],
    [`${'A'.repeat(42)}!`, [{ path: 'token', code: 'invalid' }]],
    ['', [{ path: 'token', code: 'invalid' }]],
    [undefined, [{ path: 'token', code: 'required' }]],
  ])('%j: %j', (token, errors) => {
    const parsed = v.safeParse(endpoints.activate.body, { token });
    expect(toFieldErrors(parsed.issues ?? [])).toEqual(errors);
  });
});

describe('toFieldErrors', () => {
  test.each([
    ['a body that is no object', 'text', [{ path: '', code: 'invalid' }]],
    ['no body at all', undefined, [{ path: '', code: 'required' }]],
  ])('names no path for %s', (_, body, errors) => {
    const parsed = v.safeParse(endpoints.logIn.body, body);
    expect(toFieldErrors(parsed.issues ?? [])).toEqual(errors);
  });

  test('knows a text that is too short', () => {
    const parsed = v.safeParse(v.object({ x: v.pipe(v.string(), v.minLength(3)) }), { x: 'ab' });
    expect(toFieldErrors(parsed.issues ?? [])).toEqual([
      { path: 'x', code: 'too_short', params: { limit: 3 } },
    ]);
  });

  test('gives the limits that the rules have', () => {
    expect(fieldErrorsOf({ name: 'x' })[0]?.params).toEqual({ limit: FIELD_LIMITS.name.min });
  });
});

describe('a body of many faults', () => {
  const arrays = Object.values(endpoints).flatMap(({ id, query, body }: Endpoint) =>
    [query, body].flatMap((schema) => arraysOf(schema, id)),
  );

  test('is only sent where there are lists', () => {
    expect(arrays.map(([path]) => path)).toEqual([
      'addPasskey.credential.response.transports',
      'signUp.looking_for',
      'updateProfile.notes',
      'updateProfile.looking_for',
      'updateProfile.interests',
      'updateProfile.intimate_interests',
      'updateProfile.languages',
      'updateUser.hidden_contacts.add',
      'updateUser.hidden_contacts.remove',
      'updateWishes.wishes.interests',
      'updateWishes.wishes.looking_for',
    ]);
  });

  test.each(arrays)('has few issues: a list in %s', (_, list) => {
    const wrong = Array.from({ length: 31_000 }, (__, place) => `wrong ${place}`);
    expect(v.safeParse(list, wrong).issues).toHaveLength(1);
  });

  test('is answered with 20 fields at most', () => {
    const many = v.object(
      Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`f${place}`, v.string()])),
    );
    const fields = toFieldErrors(v.safeParse(many, {}).issues ?? []);
    expect(fields.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, place) => `f${place}`));
  });
});

interface AnySchema extends v.GenericSchema {
  entries?: Record<string, AnySchema>;
  wrapped?: AnySchema;
  options?: readonly (AnySchema | string)[];
}

/** Every list of a schema, however deep it lies. */
function arraysOf(schema: AnySchema, path: string): [string, v.GenericSchema][] {
  if (schema.type === 'array') return [[path, schema]];
  const inner = [schema.wrapped, ...(schema.options ?? [])].filter(
    (part): part is AnySchema => typeof part === 'object',
  );
  return [
    ...inner.flatMap((part) => arraysOf(part, path)),
    ...Object.entries(schema.entries ?? {}).flatMap(([key, part]) => arraysOf(part, `${path}.${key}`)),
  ];
}
