import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { logIn } from '@vela/contract/endpoints/log-in';
import { sendMessage } from '@vela/contract/endpoints/send-message';
import { chatsQueryOptions } from '../queries/chats';
import { conversationQueryOptions } from '../queries/conversation';
import { userQueryOptions } from '../queries/user';
import { createFakeApi, FAKE_LOGIN, userFixture } from '../testing';
import { applyEvent } from './apply-event';
import { applySent } from './apply-sent';

test('applySent shows the message once, with what is left, before or after its event', async () => {
  const user = userFixture({ paid_user: true, credits: 5 });
  const { api } = createFakeApi({ handlers: { getUser: () => ({ user }) } });
  await api.call(logIn, FAKE_LOGIN);
  const client = new QueryClient();
  const conversation = conversationQueryOptions(api, { profile_id: 'nadia' });
  await client.fetchQuery(userQueryOptions(api));
  const before = await client.fetchQuery(chatsQueryOptions(api));
  await client.fetchInfiniteQuery(conversation);
  const answer = await api.call(sendMessage, {
    client_id: 'c1',
    profile_id: 'nadia',
    type: 'text',
    text: 'Hi',
  });
  applySent(client, answer);
  applyEvent(client, { name: 'message', data: { message: answer.message, num_unread_messages: 2 } });
  applySent(client, answer);
  const messages = client.getQueryData(conversation.queryKey)?.pages[0]?.messages ?? [];
  expect(messages.filter(({ client_id: id }) => id === 'c1')).toHaveLength(1);
  expect(client.getQueryData(userQueryOptions(api).queryKey)?.user?.credits).toBe(answer.user.credits);
  expect(client.getQueryData(chatsQueryOptions(api).queryKey)?.num_unread_messages).toBe(
    before.num_unread_messages,
  );
});

test('applySent counts what a free member wrote, whichever answer comes first', async () => {
  const user = userFixture({ paid_user: false, written: { conversations: 0, messages: 0 } });
  const { api } = createFakeApi({ handlers: { getUser: () => ({ user }) } });
  await api.call(logIn, FAKE_LOGIN);
  const client = new QueryClient();
  await client.fetchQuery(userQueryOptions(api));
  const { message } = await api.call(sendMessage, {
    client_id: 'c1',
    profile_id: 'nadia',
    type: 'text',
    text: 'Hi',
  });
  const answer = (messages: number) => ({
    message,
    user: { credits: 0, written: { conversations: 1, messages } },
  });
  applySent(client, answer(2));
  applySent(client, answer(1));
  expect(client.getQueryData(userQueryOptions(api).queryKey)?.user?.written).toEqual({
    conversations: 1,
    messages: 2,
  });
});
