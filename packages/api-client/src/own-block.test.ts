import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { ownBlockOf } from './own-block';

const params = { name: 'Nadia', profile_id: 'nadia' };
const errorOf = (code: 'not_found' | 'blocked', params: Record<string, string> = {}) =>
  new ApiError({ code, params, message: '', status: 404 });

test('names the member that one has blocked', () => {
  expect(ownBlockOf(errorOf('not_found', params))).toEqual({ id: 'nadia', name: 'Nadia' });
});

test.each([
  ['nobody is there', errorOf('not_found')],
  ['the error has only a name', errorOf('not_found', { name: 'Nadia' })],
  ['the other has blocked', errorOf('blocked', params)],
  ['something else was thrown', new Error('not_found')],
  ['nothing failed', null],
])('is none where %s', (_, error) => {
  expect(ownBlockOf(error)).toBeNull();
});
