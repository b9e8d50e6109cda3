import { describe, expect, test } from 'vitest';
import { getConversation } from '@vela/contract/endpoints/get-conversation';
import type { ConversationData } from './conversation-data';
import { createFakeApi, messageFixture } from '../testing';
import { conversationWithMessage } from './conversation';
import { shareConversation } from './share-conversation';

async function load(): Promise<ConversationData> {
  const page = await createFakeApi().api.call(getConversation, { profile_id: 'nadia' });
  return { pages: [page], pageParams: [null] };
}

const messagesOf = ({ pages }: ConversationData) => pages.flatMap(({ messages }) => messages);

const sent = messageFixture({
  id: 'new',
  conversation_id: 'chat-nadia',
  sent_at: '2026-11-21T12:00:00.000Z',
});

describe('shareConversation', () => {
  test('holds the newer one where there was none', async () => {
    const now = await load();
    expect(shareConversation(undefined, now)).toBe(now);
  });

  test('keeps the pages when the same comes again', async () => {
    const before = await load();
    const shared = shareConversation(before, structuredClone(before));
    expect(shared.pages).toBe(before.pages);
    expect(shared.pageParams).toBe(before.pageParams);
  });

  test('keeps each message and its member when another conversation comes before them', async () => {
    const before = await load();
    const now = structuredClone(conversationWithMessage(before, sent));
    const shared = shareConversation(before, now);
    expect(shared).toEqual(now);
    expect(messagesOf(before).every((one) => messagesOf(shared).includes(one))).toBe(true);
    expect(shared.pages[0]?.profile).toBe(before.pages[0]?.profile);
  });

  test('takes the newer of a message that changed, and keeps the others', async () => {
    const before = await load();
    const [first, ...others] = messagesOf(before);
    const now = structuredClone(before);
    const [changed] = messagesOf(now);
    if (changed) changed.text = 'Changed';
    const shared = messagesOf(shareConversation(before, now));
    expect(shared[0]).toEqual({ ...first, text: 'Changed' });
    expect(shared.slice(1).every((one, index) => one === others[index])).toBe(true);
  });

  test('keeps each message beside one that changed, where the others are the very ones of before', async () => {
    const before = await load();
    const [first, second, ...others] = messagesOf(before);
    if (!first || !second) throw new Error('too few messages');
    const changed = { ...second, text: 'Changed' };
    const [page, ...pages] = before.pages;
    if (!page) throw new Error('no page');
    const now = {
      ...before,
      pages: [{ ...page, messages: [sent, { ...first }, changed, ...others] }, ...pages],
    };
    const shared = messagesOf(shareConversation(before, now));
    expect(shared).toEqual(messagesOf(now));
    expect(shared[1]).toBe(first);
    expect(shared.slice(3).every((one, index) => one === others[index])).toBe(true);
  });

  test('loses what is gone', async () => {
    const before = await load();
    const now = structuredClone(before);
    now.pages[0]?.messages.shift();
    expect(messagesOf(shareConversation(before, now))).toEqual(messagesOf(now));
  });
});
