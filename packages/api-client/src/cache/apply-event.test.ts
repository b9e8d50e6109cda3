import { QueryClient } from '@tanstack/query-core';
import type { ServerEvent } from '@vela/contract/entities/server-event';
import { describe, expect, test } from 'vitest';
import { chatsQueryOptions } from '../queries/chats';
import { conversationQueryOptions } from '../queries/conversation';
import { likesQueryOptions } from '../queries/likes';
import { notificationsQueryOptions } from '../queries/notifications';
import { userQueryOptions } from '../queries/user';
import { createFakeApi, FAKE_LOGIN, messageFixture, profileFixture } from '../testing';
import { logIn } from '@vela/contract/endpoints/log-in';
import { applyEvent } from './apply-event';

/** A cache with everything that events touch. */
async function setUp() {
  const { api, calls } = createFakeApi();
  await api.call(logIn, FAKE_LOGIN);
  const client = new QueryClient();
  const options = {
    user: userQueryOptions(api),
    chats: chatsQueryOptions(api),
    likes: likesQueryOptions(api),
    notifications: notificationsQueryOptions(api),
    nadia: conversationQueryOptions(api, { id: 'chat-nadia' }),
    sofie: conversationQueryOptions(api, { profile_id: 'sofie' }),
  };
  await Promise.all([
    client.fetchQuery(options.user),
    client.fetchQuery(options.chats),
    client.fetchQuery(options.likes),
    client.fetchQuery(options.notifications),
    client.fetchInfiniteQuery(options.nadia),
    client.fetchInfiniteQuery(options.sofie),
  ]);
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => JSON.stringify(queryKey));
  return { client, options, stale, api, calls, apply: (event: ServerEvent) => applyEvent(client, event) };
}

const message = messageFixture({
  id: 'new',
  conversation_id: 'chat-nadia',
  text: 'And you?',
  sent_at: '2026-11-21T11:59:00.000Z',
});

describe('applyEvent', () => {
  test('shows a message in the list and in its conversation, without asking the server', async () => {
    const { apply, client, options, calls } = await setUp();
    const before = calls.length;
    apply({ name: 'message', data: { message, num_unread_messages: 3 } });
    const chats = client.getQueryData(options.chats.queryKey);
    expect(chats?.chats[0]).toMatchObject({ num_unread_messages: 3, typing: false });
    expect(client.getQueryData(options.nadia.queryKey)?.pages[0]?.messages[0]).toEqual(message);
    expect(calls).toHaveLength(before);
  });

  test('loads the list again for a conversation that it does not have', async () => {
    const { apply, stale } = await setUp();
    const first = { ...message, conversation_id: 'chat-sofie' };
    apply({ name: 'message', data: { message: first, num_unread_messages: 1 } });
    expect(stale()).toEqual(['["chats",null]', '["conversation",{"profile_id":"sofie"}]']);
  });

  test.each([
    [{ name: 'like', data: { profile: profileFixture() } }, ['["likes",null]']],
    [{ name: 'match', data: { profile: profileFixture() } }, ['["likes",null]']],
    [{ name: 'user', data: {} }, ['["user"]', '["notifications"]']],
    [{ name: 'bye', data: {} }, []],
    [{ name: 'replaced', data: {} }, []],
  ] as const)('makes stale what %j says nothing of', async (event, keys) => {
    const { apply, stale } = await setUp();
    apply(event);
    expect(stale()).toEqual(keys);
  });

  test('makes everything stale when something was missed', async () => {
    const { apply, stale } = await setUp();
    apply({ name: 'resync', data: {} });
    expect(stale()).toHaveLength(6);
  });

  test('shows new credits and who writes at once', async () => {
    const { apply, client, options } = await setUp();
    apply({ name: 'credits', data: { credits: 42 } });
    apply({ name: 'typing', data: { conversation_id: 'chat-amara' } });
    expect(client.getQueryData(options.user.queryKey)?.user?.credits).toBe(42);
    expect(client.getQueryData(options.chats.queryKey)?.chats.map(({ typing }) => typing)).toEqual([
      true,
      true,
    ]);
  });

  test('takes the mark from a like that was seen on another device, and asks how many are left', async () => {
    const { apply, client, options, stale } = await setUp();
    const before = client.getQueryData(options.likes.queryKey);
    const seen = before?.liked_by.find(({ like_new: isNew }) => isNew)?.profile.id ?? '';
    apply({ name: 'like_seen', data: { profile_id: seen } });
    const after = client.getQueryData(options.likes.queryKey);
    expect(after?.new_likes).toBe((before?.new_likes ?? 0) - 1);
    expect(after?.liked_by.find(({ profile }) => profile.id === seen)?.like_new).toBe(false);
    expect(stale()).toEqual(['["likes",null]']);
  });

  test('has nothing unread after this member read on another device', async () => {
    const { apply, client, options } = await setUp();
    const data = { conversation_id: 'chat-nadia', read_at: '2026-11-21T11:59:00.000Z', by: 'me' } as const;
    apply({ name: 'read', data });
    expect(client.getQueryData(options.chats.queryKey)?.num_unread_messages).toBe(0);
    expect(client.getQueryData(options.nadia.queryKey)?.pages[0]?.num_unread_messages).toBe(0);
  });

  test.each([
    { name: 'conversation_deleted', data: { id: 'chat-nadia' } },
    { name: 'blocked', data: { profile_id: 'nadia' } },
  ] as const)('takes the conversation away at once: %j', async (event) => {
    const { apply, client, options } = await setUp();
    apply(event);
    const chats = client.getQueryData(options.chats.queryKey);
    expect(chats?.chats.map(({ profile }) => profile?.id)).toEqual(['amara']);
  });

  test('leaves nothing of a deleted conversation to be seen', async () => {
    const { apply, client, options } = await setUp();
    apply({ name: 'conversation_deleted', data: { id: 'chat-nadia' } });
    expect(client.getQueryData(options.nadia.queryKey)).toBeUndefined();
    expect(client.getQueryData(options.sofie.queryKey)).toBeDefined();
  });

  test.each([
    ['begun', 'nadia', 'sofie'],
    ['empty', 'sofie', 'nadia'],
  ] as const)(
    'leaves nothing of the %s conversation with a blocked member to be seen',
    async (_, profile_id, other) => {
      const { apply, client, options } = await setUp();
      apply({ name: 'blocked', data: { profile_id } });
      expect(client.getQueryData(options[profile_id].queryKey)).toBeUndefined();
      expect(client.getQueryData(options[other].queryKey)).toBeDefined();
    },
  );

  test('loads again what was on its way when the event came: it may be older', async () => {
    const { apply, client, options, stale } = await setUp();
    const reloading = client.fetchQuery({ ...options.chats, staleTime: 0 }).catch(() => null);
    apply({ name: 'message', data: { message, num_unread_messages: 3 } });
    expect(stale()).toContain('["chats",null]');
    await reloading;
  });
});
