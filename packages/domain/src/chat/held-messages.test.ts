import { expect, test } from 'vitest';
import { MEMBER_STATUSES } from '../members';
import { holdsMessages } from '.';

test('the messages of those alone are held whose address waits to be confirmed', () => {
  expect(MEMBER_STATUSES.filter(holdsMessages)).toEqual(['not_confirmed']);
});
