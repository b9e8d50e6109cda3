import { ERROR_STATUS, type ErrorCode } from '@vela/domain/errors';
import { describe, expect, test } from 'vitest';
import { ERROR_MESSAGES, errorMessage } from './error-messages';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

test.each(CODES)('developers read a sentence for %s', (code) => {
  expect(ERROR_MESSAGES[code]).toMatch(/^[A-Za-z_].*\.$/);
});

describe('errorMessage', () => {
  test.each([
    ['login_failed', {}, 'Login failed, please try again'],
    ['too_many_attempts', { minutes: 15 }, 'Too many incorrect attempts, account blocked for 15 min.'],
    ['blocked', { name: '{minutes}' }, 'You’re blocked by {minutes}. You do not have access to this page.'],
    ['blocked', {}, 'You’re blocked by {name}. You do not have access to this page.'],
    ['not_found', {}, ERROR_MESSAGES.not_found],
  ] as const)('of %s with %j is %j', (code, params, text) => {
    expect(errorMessage(code, params)).toBe(text);
  });

  test.each(CODES)('has words for %s', (code) => {
    expect(errorMessage(code)).toMatch(/\w{4}/);
  });
});
