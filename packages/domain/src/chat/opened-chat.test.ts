import { expect, test } from 'vitest';
import { isUnreadBy, openedChat } from '.';

test.each([0, 1, 100])('a conversation with %i unread messages has none once it is opened', (count) => {
  const chat = { id: 'one', num_unread_messages: count };
  expect(openedChat(chat)).toEqual({ id: 'one', num_unread_messages: 0 });
});

test.each([
  [{ sender: 'other' }, true, false],
  [{ sender: 'me' }, false, true],
  [{ sender: 'system' }, false, false],
  [{ sender: 'other', held: false }, true, false],
  [{ sender: 'other', held: true }, false, false],
  [{ sender: 'me', held: true }, false, false],
  [{ sender: 'other', read_at: '2026-11-21T12:00:00Z' }, false, false],
  [{ sender: 'me', read_at: '2026-11-21T12:00:00Z' }, false, false],
] as const)('%j is read by me: %j, by the other: %j', (message, byMe, byOther) => {
  expect([isUnreadBy('me', message), isUnreadBy('other', message)]).toEqual([byMe, byOther]);
});
