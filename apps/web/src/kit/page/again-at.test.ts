import { ApiError } from '@vela/api-client/api-error';
import { describe, expect, test } from 'vitest';
import { againAtOf } from './again-at';

const atMs = Date.parse('2026-11-23T20:59:59.700Z');

function limited(retryAfter?: number): ApiError {
  return new ApiError({ code: 'too_many_requests', message: '', status: 429, retryAfter });
}

describe('againAtOf', () => {
  test.each([
    [7200, '2026-11-23T23:00:00.000Z'],
    [7201, '2026-11-23T23:00:00.000Z'],
    [60, '2026-11-23T21:01:00.000Z'],
  ])('is a whole minute, %i seconds on', (seconds, again) => {
    expect(againAtOf(limited(seconds), { atMs })).toBe(again);
  });

  test('is none where one simply waits, nor for another error', () => {
    expect(againAtOf(limited(1), { atMs })).toBeNull();
    expect(againAtOf(limited(), { atMs })).toBeNull();
    const internal = new ApiError({ code: 'internal', message: '', status: 500, retryAfter: 600 });
    expect(againAtOf(internal, { atMs })).toBeNull();
    expect(againAtOf(new Error('no'), { atMs })).toBeNull();
  });
});
