import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from '@vela/contract/entities/message';
import { getConversation } from '@vela/contract/endpoints/get-conversation';
import type { ConversationData } from './conversation-data';
import { createFakeApi, messageFixture } from '../testing';
import {
  conversationWithMessage,
  conversationWithoutMessage,
  conversationWithReaction,
  conversationWithRead,
  isConversation,
} from './conversation';

async function load(id: string): Promise<ConversationData> {
  const page = await createFakeApi().api.call(getConversation, { profile_id: id });
  return { pages: [page], pageParams: [null] };
}

const messagesOf = ({ pages }: ConversationData): Message[] => pages.flatMap((page) => page.messages);
const idsOf = (data: ConversationData): string[] => messagesOf(data).map(({ id }) => id);

const sent = (id: string, changes: Partial<Message> = {}) =>
  messageFixture({ id, conversation_id: 'chat-nadia', sent_at: '2026-11-21T12:00:00.000Z', ...changes });

describe('conversationWithReaction', () => {
  test('shows the reaction under that message alone, and takes it back', async () => {
    const before = conversationWithMessage(await load('nadia'), sent('new'));
    const reacted = conversationWithReaction(before, { messageId: 'new', reaction: 'heart' });
    expect(messagesOf(reacted).flatMap(({ id, reaction }) => (reaction ? [[id, reaction]] : []))).toEqual([
      ['new', 'heart'],
    ]);
    expect(conversationWithReaction(reacted, { messageId: 'new', reaction: null })).toEqual(before);
  });
});

describe('an answer to a message', () => {
  test('no longer shows what was deleted', async () => {
    const answered = { id: 'old', sender: 'other', type: 'text', text: 'hello' } as const;
    const before = conversationWithMessage(await load('nadia'), sent('new', { reply_to: answered }));
    expect(messagesOf(conversationWithoutMessage(before, 'old'))[0]).toMatchObject({ reply_to: null });
    expect(messagesOf(conversationWithoutMessage(before, 'other'))[0]).toMatchObject({ reply_to: answered });
  });
});

describe('conversationWithMessage', () => {
  test('puts it first and shows it as the last', async () => {
    const before = await load('nadia');
    const after = conversationWithMessage(before, sent('new'));
    expect(idsOf(after)).toEqual(['new', ...idsOf(before)]);
    expect(after.pages[0]?.conversation?.last_message.id).toBe('new');
  });

  test('begins a conversation that there was none of', async () => {
    const after = conversationWithMessage(await load('sofie'), sent('first'));
    expect(isConversation(after, 'chat-nadia')).toBe(true);
  });

  test('keeps what someone said last when the system says something', async () => {
    const before = await load('nadia');
    const notice = sent('notice', { sender: 'system', type: 'system', notice: 'match' });
    const after = conversationWithMessage(before, notice);
    expect(after.pages[0]?.conversation?.last_message).toEqual(before.pages[0]?.conversation?.last_message);
  });

  test('is the same transcript in whatever order answers and events come, however often', async () => {
    const before = await load('nadia');
    const messages = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, place) =>
      sent(id, {
        sent_at: `2026-11-21T12:00:0${place}.000Z`,
        ...(place % 2 === 0 && { client_id: `client-${id}`, sender: 'me' }),
      }),
    );
    const coming = fc
      .tuple(
        fc.shuffledSubarray(messages, { minLength: messages.length }),
        fc.array(fc.constantFrom(...messages)),
      )
      .map(([all, again]) => [...all, ...again]);
    fc.assert(
      fc.property(coming, (order) => {
        const after = order.reduce(conversationWithMessage, before);
        expect(idsOf(after)).toEqual(['f', 'e', 'd', 'c', 'b', 'a', ...idsOf(before)]);
        expect(after.pages[0]?.conversation?.last_message.id).toBe('f');
      }),
    );
  });

  test('goes to the page of its time, or waits for that page', async () => {
    const [page] = (await load('nadia')).pages;
    if (!page) throw new Error('There is no page');
    const [last, ...older] = page.messages;
    const pages = [
      { ...page, messages: last ? [last] : [], next_cursor: 'more' },
      { ...page, messages: older, next_cursor: 'even more' },
    ];
    const data = { pages, pageParams: [null, 'more'] };
    const between = sent('between', { sent_at: older[0]?.sent_at ?? '' });
    const ids = conversationWithMessage(data, between).pages.map((one) => one.messages.map(({ id }) => id));
    expect(ids[1]?.[0]).toBe('between');
    const ancient = sent('ancient', { sent_at: '2020-01-01T00:00:00.000Z' });
    expect(conversationWithMessage(data, ancient)).toBe(data);
  });

  test('keeps that it was read when an older word of it comes late', async () => {
    const before = await load('nadia');
    const own = sent('own', { sender: 'me' });
    const read = conversationWithMessage(before, { ...own, read_at: '2026-11-21T13:00:00.000Z' });
    const after = conversationWithMessage(read, own);
    expect(after.pages[0]?.messages[0]?.read_at).toBe('2026-11-21T13:00:00.000Z');
  });

  test('takes the place of what was shown under its client id', async () => {
    const shown = conversationWithMessage(
      await load('nadia'),
      sent('own', { client_id: 'c1', sender: 'me' }),
    );
    const after = conversationWithMessage(shown, sent('kept', { client_id: 'c1', sender: 'me' }));
    expect(idsOf(after).filter((id) => ['own', 'kept'].includes(id))).toEqual(['kept']);
  });
});

test('conversationWithoutMessage takes one out', async () => {
  const before = await load('nadia');
  const [first = '', ...rest] = idsOf(before);
  expect(idsOf(conversationWithoutMessage(before, first))).toEqual(rest);
});

describe('conversationWithRead', () => {
  const readAt = '2026-11-21T11:59:00.000Z';

  test('by the other marks what this member sent until then', async () => {
    const before = conversationWithMessage(await load('nadia'), sent('later', { sender: 'me' }));
    const after = conversationWithRead(before, { readAt, by: 'other' });
    const marks = messagesOf(after).map(({ id, sender, read_at: mark }) => [id === 'later', sender, mark]);
    expect(marks).toEqual([
      [true, 'me', undefined],
      [false, 'other', undefined],
      [false, 'other', undefined],
      [false, 'me', readAt],
    ]);
  });

  test('by this member leaves nothing unread', async () => {
    const after = conversationWithRead(await load('nadia'), { readAt, by: 'me' });
    expect(after.pages[0]?.num_unread_messages).toBe(0);
    expect(messagesOf(after).map(({ read_at: mark }) => mark)).toEqual([readAt, readAt, undefined]);
  });
});
