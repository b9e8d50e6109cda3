import { expect, test } from 'vitest';
import { MEMBER_STATUSES } from '../members';
import { holdsMessages, openedChat } from '.';

test('the messages of those alone are held whose address waits to be confirmed', () => {
  expect(MEMBER_STATUSES.filter(holdsMessages)).toEqual(['not_confirmed']);
});

test.each([0, 1, 100])('a conversation with %i unread messages has none once it is opened', (count) => {
  const chat = { id: 'one', num_unread_messages: count };
  expect(openedChat(chat)).toEqual({ id: 'one', num_unread_messages: 0 });
});
