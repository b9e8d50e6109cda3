import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { otherBlockOf } from './other-block';

const errorOf = (code: 'blocked' | 'no_longer_available' | 'not_found', params: Record<string, string>) =>
  new ApiError({ code, params, message: '', status: 403 });

test.each([
  [
    'names who has blocked',
    'blocked',
    { name: 'Nadia', profile_id: 'nadia' },
    { id: 'nadia', name: 'Nadia' },
  ],
  ['names nobody', 'no_longer_available', { profile_id: 'nadia' }, { id: 'nadia', name: null }],
] as const)('%s', (_, code, params, block) => {
  expect(otherBlockOf(errorOf(code, params))).toEqual(block);
});

test.each([
  ['nobody is there', errorOf('not_found', { name: 'Nadia', profile_id: 'nadia' })],
  ['something else was thrown', new Error('blocked')],
  ['nothing failed', null],
])('is none where %s', (_, error) => {
  expect(otherBlockOf(error)).toBeNull();
});
