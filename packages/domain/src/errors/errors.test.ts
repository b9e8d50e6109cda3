import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  ERROR_PARAMS,
  ERROR_STATUS,
  FIELD_CODES,
  FIELD_LIMITS,
  valueError,
  isErrorCode,
  isFieldCode,
  type ErrorCode,
  type ErrorParamsOf,
} from '.';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

describe('error codes', () => {
  test.each(CODES)('%s is snake case', (code) => {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  });

  test.each([
    ['login_failed', true],
    ['constructor', false],
    ['', false],
    [404, false],
    [['login_failed'], false],
    [null, false],
  ])('%j is one: %s', (value, is) => {
    expect(isErrorCode(value)).toBe(is);
  });

  test.each([
    ['login_failed', 403],
    ['authentication_required', 403],
    ['too_many_attempts', 429],
    ['email_taken', 409],
    ['reset_link_invalid', 404],
    ['invalid_subscription', 400],
    ['passwords_differ', 400],
    ['internal', 500],
    ['busy', 503],
  ] as const)('%s is answered with %i', (code, status) => {
    expect(ERROR_STATUS[code]).toBe(status);
  });
});

test('a code that needs values names them', () => {
  expectTypeOf<ErrorParamsOf<'blocked'>>().toEqualTypeOf<Record<'name', string | number>>();
  // @ts-expect-error -- the text is not whole without the minutes
  const params: ErrorParamsOf<'too_many_attempts'> = {};
  expect(params).toEqual({});
  expect(Object.keys(ERROR_PARAMS).every(isErrorCode)).toBe(true);
});

describe('field codes', () => {
  test('are each named once', () => {
    expect(new Set(FIELD_CODES).size).toBe(FIELD_CODES.length);
  });

  test.each([
    ['invalid_email', true],
    ['login_failed', false],
    [null, false],
  ])('%j is one: %s', (value, is) => {
    expect(isFieldCode(value)).toBe(is);
  });

  test('say their limit where they have one', () => {
    expect(valueError('name_too_long')).toEqual({
      code: 'name_too_long',
      params: { limit: FIELD_LIMITS.name.max },
    });
    expect(valueError('invalid_email')).toEqual({ code: 'invalid_email' });
  });
});
