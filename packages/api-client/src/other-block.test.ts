import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { otherBlockOf } from './other-block';

const errorOf = (code: 'blocked' | 'no_longer_available' | 'not_found', params: Record<string, string>) =>
  new ApiError({ code, params, message: '', status: 403 });

test('names who has blocked', () => {
  const params = { name: 'Nadia', profile_id: 'nadia' };
  expect(otherBlockOf(errorOf('blocked', params))).toEqual({ id: 'nadia', name: 'Nadia' });
});

test('names nobody where the error doesn’t', () => {
  expect(otherBlockOf(errorOf('no_longer_available', { profile_id: 'nadia' }))).toEqual({
    id: 'nadia',
    name: null,
  });
});

test.each([
  ['nobody is there', errorOf('not_found', { name: 'Nadia', profile_id: 'nadia' })],
  ['something else was thrown', new Error('blocked')],
  ['nothing failed', null],
])('is none where %s', (_, error) => {
  expect(otherBlockOf(error)).toBeNull();
});
