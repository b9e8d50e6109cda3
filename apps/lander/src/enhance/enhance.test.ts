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
});
