import { INVALID_EMAILS, VALID_EMAILS } from '@vela/domain/signup/testing';
import { describe, expect, test } from 'vitest';
import { judgeEmail } from './judge-email';

describe('judgeEmail', () => {
  test.each([
    ['', { message: 'required' }],
    ['  ', { message: 'required' }],
    ['robin', { message: 'invalid_email' }],
    ['robin@gmial.com', { message: 'suggestion', meant: 'robin@gmail.com' }],
    ['robin@gmail.com', null],
  ])('of %j is %j', (email, judgement) => {
    expect(judgeEmail(email)).toEqual(judgement);
  });

  test.each(INVALID_EMAILS)('rejects %j', (email) => {
    expect(judgeEmail(email)).toEqual({ message: 'invalid_email' });
  });

  test.each(VALID_EMAILS)('rejects nothing of %j', (email) => {
    expect(judgeEmail(email)?.message ?? 'suggestion').toBe('suggestion');
  });
});
