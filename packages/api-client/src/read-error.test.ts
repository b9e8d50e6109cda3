import { describe, expect, test } from 'vitest';
import { ApiError, isApiError } from './api-error';
import { readErrorBody } from './read-error';

const read = (error: object, status = 400) =>
  readErrorBody({ error: { message: 'No.', ...error } }, { status });

describe('readErrorBody', () => {
  test('takes over all that the server says', () => {
    const error = read({ code: 'too_many_attempts', params: { minutes: 15 }, retry_after: 900 }, 429);
    expect(error).toMatchObject({
      code: 'too_many_attempts',
      message: 'No.',
      status: 429,
      params: { minutes: 15 },
      fields: [],
      retryAfter: 900,
    });
  });

  test('names the fields', () => {
    const fields = [{ path: 'name', code: 'name_too_short', params: { limit: 2 } }];
    expect(read({ code: 'invalid_input', fields }).fields).toEqual(fields);
  });

  test('takes a field code of a newer server for invalid', () => {
    const fields = [{ path: 'name', code: 'name_too_new' }];
    expect(read({ code: 'invalid_input', fields }).fields).toEqual([{ path: 'name', code: 'invalid' }]);
  });

  test('takes a code of a newer server for internal, and keeps its status', () => {
    expect(read({ code: 'too_new' }, 418)).toMatchObject({ code: 'internal', status: 418 });
  });

  test.each([undefined, null, '<html>', {}, { error: 'no' }, { error: { code: 7 } }])(
    'takes a body that is not ours for internal: %j',
    (body) => {
      const error = readErrorBody(body, { status: 502 });
      expect(error).toMatchObject({
        code: 'internal',
        status: 502,
        params: {},
        fields: [],
        retryAfter: null,
      });
    },
  );
});

describe('isApiError', () => {
  const error = new ApiError({ code: 'login_failed', message: 'No.', status: 403 });

  test('knows an error of any code, or of the one that is asked for', () => {
    expect(isApiError(error)).toBe(true);
    expect(isApiError(error, 'login_failed')).toBe(true);
    expect(isApiError(error, 'internal')).toBe(false);
  });

  test.each([null, undefined, 'login_failed', new Error('login_failed'), { code: 'login_failed' }])(
    'is not taken in by %s',
    (value) => {
      expect(isApiError(value, 'login_failed')).toBe(false);
    },
  );
});
