import { expect, test } from 'vitest';
import { MEMBER_STATUSES } from '../members';
import { CONFIRMATION_OUTCOMES, confirmationOutcome, holdsMessages } from '.';

test('the messages of those alone are held whose address waits to be confirmed', () => {
  expect(MEMBER_STATUSES.filter(holdsMessages)).toEqual(['not_confirmed']);
});

test.each([
  [{ delivered: 0 }, 'confirmed'],
  [{ delivered: 1 }, 'delivered'],
  [{ delivered: 3, cleared: false }, 'delivered'],
  [{ delivered: 0, cleared: true }, 'cleared'],
] as const)('the outcome of a confirmation with %j is %s', (confirmation, outcome) => {
  expect(confirmationOutcome(confirmation)).toBe(outcome);
  expect(CONFIRMATION_OUTCOMES).toContain(outcome);
});
