import { expect, test } from 'vitest';
import { browserStopOf } from './browser-stop';

function named(name: string): Error {
  return Object.assign(new Error('why'), { name });
}

test.each([
  [named('NotAllowedError'), 'cancelled'],
  [named('AbortError'), 'cancelled'],
  [named('InvalidStateError'), 'on_device'],
  [named('ConstraintError'), 'unable'],
  [named('NotSupportedError'), 'unable'],
  [named('SecurityError'), 'unable'],
  [named('UnknownError'), 'failed'],
  ['no error', 'failed'],
])('%s means %s', (error, stop) => {
  expect(browserStopOf(error)).toBe(stop);
});
