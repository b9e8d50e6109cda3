import { expect, test } from 'vitest';
import { endsSession } from '.';

test.each([
  [403, true, true],
  [403, false, false],
  [402, true, false],
  [404, true, false],
  [401, true, false],
  [200, true, false],
  [500, true, false],
])('an answer of status %i with the flag %s ends the session: %s', (status, authenticationRequired, ends) => {
  expect(endsSession({ status, authenticationRequired })).toBe(ends);
});
