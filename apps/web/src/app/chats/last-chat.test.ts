import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveLastChat, parseLastChat, readLastChat } from './last-chat';

const opened = { conversationId: 'chat-nadia', openedAt: new Date('2026-11-21T12:00:00.000Z') };
const KEPT = '2026-11-21T12:00:00.000Z chat-nadia';

describe('the chat that was opened last', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
    });
    return () => vi.unstubAllGlobals();
  });

  test('is stored for its member alone', () => {
    saveLastChat('anna', opened);
    expect(readLastChat('anna')).toBe(KEPT);
    expect(readLastChat('ben')).toBeNull();
  });

  test.each([
    [-1, 'chat-nadia'],
    [0, 'chat-nadia'],
    [1, 'chat-sofie'],
  ])('is the one opened later, %i ms apart, whichever window reports last: %s', (afterMs, conversationId) => {
    saveLastChat('anna', opened);
    const openedAt = new Date(opened.openedAt.getTime() + afterMs);
    saveLastChat('anna', { conversationId: 'chat-sofie', openedAt });
    expect(parseLastChat(readLastChat('anna'))?.conversationId).toBe(conversationId);
  });
});

test.each([
  [KEPT, opened],
  [null, null],
  ['', null],
  ['2026-11-21T12:00:00.000Z', null],
  ['yesterday chat-nadia', null],
])('%j is %j', (stored, chat) => {
  expect(parseLastChat(stored)).toEqual(chat);
});
