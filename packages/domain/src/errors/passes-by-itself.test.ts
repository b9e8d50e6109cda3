import { expect, test } from 'vitest';
import { ERROR_STATUS, passesByItself } from '.';

test('no answer, a server that failed or is busy and one that is asked too often pass by themselves, and nothing else', () => {
  expect(Object.keys(ERROR_STATUS).filter(passesByItself)).toEqual(['too_many_requests', 'internal', 'busy']);
  expect(passesByItself('network_failed')).toBe(true);
});
