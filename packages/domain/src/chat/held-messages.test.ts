import { expect, test } from 'vitest';
import { MEMBER_STATUSES } from '../members';
import { CONFIRMATION_OUTCOMES, confirmationOutcome, holdsMessages } from '.';

test('the messages of those alone are held whose address waits to be confirmed', () => {
  expect(MEMBER_STATUSES.filter(holdsMessages)).toEqual(['not_confirmed']);
});

test.each([
  [0, 'confirmed'],
  [1, 'delivered'],
  [3, 'delivered'],
] as const)('a confirmation that delivered %i messages is told as %s', (delivered, outcome) => {
  expect(confirmationOutcome(delivered)).toBe(outcome);
  expect(CONFIRMATION_OUTCOMES).toContain(outcome);
});
