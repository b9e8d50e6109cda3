import { describe, expect, test } from 'vitest';
import { listConversations } from '@vela/contract/endpoints/list-conversations';
import { createFakeApi, messageFixture } from '../testing';
import { chatsWithBack, chatsWithMessage, chatsWithout, chatsWithRead, chatsWithTyping } from './chats';

const load = () => createFakeApi().api.call(listConversations, {});

const idsOf = (page: { chats: { conversation: { id: string } }[] } | null) =>
  page?.chats.map(({ conversation }) => conversation.id);

const message = messageFixture({
  id: 'new',
  conversation_id: 'chat-amara',
  sent_at: '2026-11-21T11:59:00.000Z',
});

describe('chatsWithMessage', () => {
  test('puts the conversation first, counts, and ends the typing of its sender', async () => {
    const before = await load();
    expect(idsOf(before)).toEqual(['chat-nadia', 'chat-amara']);
    const after = chatsWithMessage(before, { message, unread: 1 });
    expect(idsOf(after)).toEqual(['chat-amara', 'chat-nadia']);
    expect(after?.chats[0]).toMatchObject({
      num_unread_messages: 1,
      conversation: { last_message: message },
    });
    expect(after?.num_unread_messages).toBe(before.num_unread_messages + 1);
    const answer = { ...message, conversation_id: 'chat-nadia' };
    expect(chatsWithMessage(before, { message: answer, unread: 3 })?.chats[0]?.typing).toBe(false);
  });

  test('comes to the same when it comes twice', async () => {
    const once = chatsWithMessage(await load(), { message, unread: 1 });
    expect(once && chatsWithMessage(once, { message, unread: 1 })).toEqual(once);
  });

  test('keeps the newer message when an older one comes late, and only counts', async () => {
    const before = await load();
    const late = { ...message, sent_at: '2026-01-01T00:00:00.000Z' };
    const after = chatsWithMessage(before, { message: late, unread: 4 });
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after?.chats[1]).toMatchObject({
      num_unread_messages: 4,
      conversation: before.chats[1]?.conversation,
    });
  });

  test('leaves the list alone for what the system says', async () => {
    const before = await load();
    const notice = { ...message, sender: 'system', type: 'system' } as const;
    expect(chatsWithMessage(before, { message: notice, unread: 0 })).toBe(before);
  });

  test('can not place a conversation that it does not have', async () => {
    const stranger = { ...message, conversation_id: 'chat-sofie' };
    expect(chatsWithMessage(await load(), { message: stranger, unread: 1 })).toBeNull();
  });
});

test('chatsWithRead takes what was unread from the conversation and the total', async () => {
  const after = chatsWithRead(await load(), 'chat-nadia');
  expect([after.chats[0]?.num_unread_messages, after.num_unread_messages]).toEqual([0, 0]);
  expect(chatsWithRead(after, 'chat-nadia')).toBe(after);
});

test('chatsWithTyping says who writes, and that it ended', async () => {
  const before = await load();
  const typing = chatsWithTyping(before, { conversationId: 'chat-amara', typing: true });
  expect(typing.chats.map((chat) => chat.typing)).toEqual([true, true]);
  const ended = chatsWithTyping(typing, { conversationId: 'chat-amara', typing: false });
  expect(ended).toEqual(before);
  expect(chatsWithTyping(before, { conversationId: 'nowhere', typing: true })).toBe(before);
});

describe('chatsWithout', () => {
  test.each([{ id: 'chat-nadia' }, { profile_id: 'nadia' }])(
    '%j is gone with its unread messages',
    async (ref) => {
      const after = chatsWithout(await load(), ref);
      expect([idsOf(after), after.num_unread_messages]).toEqual([['chat-amara'], 0]);
    },
  );

  test('changes nothing for what is not there', async () => {
    const before = await load();
    expect(chatsWithout(before, { id: 'nowhere' })).toBe(before);
  });
});

test('chatsWithBack restores what was deleted, and its unread messages', async () => {
  const before = await load();
  const ref = { profile_id: 'nadia' };
  expect(chatsWithBack(chatsWithout(before, ref), { before, ref })).toEqual(before);
});
