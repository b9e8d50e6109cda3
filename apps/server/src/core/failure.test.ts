import { expect, it } from 'vitest';
import { errorBodyOf } from '../http/error-response';
import { Failure } from './failure';

it('says the product’s own sentence, with its values', () => {
  const failure = new Failure('too_many_attempts', { params: { minutes: 15 }, retryAfter: 900 });
  expect(errorBodyOf(failure)).toEqual({
    error: {
      code: 'too_many_attempts',
      message: 'Too many incorrect attempts, account blocked for 15 min.',
      params: { minutes: 15 },
      retry_after: 900,
    },
  });
});

it('is not made without the values of its text', () => {
  // @ts-expect-error -- who has blocked is part of what is said
  expect(new Failure('blocked').details).toEqual({});
  // @ts-expect-error -- and by no other name
  expect(new Failure('photo_limit', { params: { max: 3 } }).code).toBe('photo_limit');
  expect(new Failure('not_found').details).toEqual({});
});
