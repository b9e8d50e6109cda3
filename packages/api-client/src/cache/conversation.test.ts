import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message } from '@vela/contract/entities/message';
import { getConversation } from '../endpoints/get-conversation';
import type { ConversationData } from '../queries/conversation';
import { createFakeApi, messageFixture } from '../testing';
import {
  conversationWithMessage,
  conversationWithoutMessage,
  conversationWithRead,
  isConversation,
} from './conversation';

async function load(id: string): Promise<ConversationData> {
  const page = await getConversation(createFakeApi().api, { profile_id: id });
  return { pages: [page], pageParams: [null] };
}

const messagesOf = ({ pages }: ConversationData): Message[] => pages.flatMap((page) => page.messages);
const idsOf = (data: ConversationData): string[] => messagesOf(data).map(({ id }) => id);

const sent = (id: string, changes: Partial<Message> = {}) =>
  messageFixture({ id, conversation_id: 'chat-nadia', sent_at: '2026-11-21T12:00:00.000Z', ...changes });

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

  test('has each message once, in whatever order answers and events come, however often', async () => {
    const before = await load('nadia');
    const ids = ['a', 'b', 'c', 'd'];
    const coming = fc.array(fc.constantFrom(...ids), { maxLength: 12 });
    fc.assert(
      fc.property(coming, (order) => {
        const messages = [...order, ...ids].map((id) =>
          sent(id, { client_id: `client-${id}`, sender: 'me' }),
        );
        const after = messages.reduce(conversationWithMessage, before);
        expect(idsOf(after).toSorted()).toEqual([...idsOf(before), ...ids].toSorted());
      }),
    );
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
