import { environmentManager, isServer, QueryClient, QueryObserver } from '@tanstack/react-query';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { createFakeApi, type FakeHandlers } from '@vela/api-client/testing';
import type { PushState } from '@vela/domain/push';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshOf } from './use-refresh';

const listConversations = vi.fn<FakeHandlers['listConversations']>(() => ({
  chats: [],
  num_unread_messages: 0,
  next_cursor: null,
}));
const { api } = createFakeApi({ handlers: { listConversations } });
const query = chatsQueryOptions(api);

let client: QueryClient;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing is repeated where there is no window.
  environmentManager.setIsServer(() => false);
  listConversations.mockClear();
  client = new QueryClient();
  client.mount();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.unmount();
  client.clear();
  environmentManager.setIsServer(() => isServer);
  vi.useRealTimers();
});

/** Refreshes as a page does; returns a function that makes it due. */
function refresh({ push = 'unknown', loggedIn = true }: { push?: PushState; loggedIn?: boolean } = {}) {
  const optionsAt = (isDue: boolean) => ({ ...query, ...refreshOf({ isDue, push, loggedIn }) });
  const observer = new QueryObserver(client, optionsAt(false));
  stops.push(observer.subscribe(() => {}));
  return () => observer.setOptions(optionsAt(true));
}

async function pass(ms: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(ms);
  return listConversations.mock.calls.length;
}

describe('refreshOf', () => {
  it('asks for nothing until it is due, then at once and each minute', async () => {
    const becomeDue = refresh();
    expect(await pass(600_000)).toBe(0);
    becomeDue();
    expect(await pass(0)).toBe(1);
    expect(await pass(59_000)).toBe(1);
    expect(await pass(1_100)).toBe(2);
  });

  it('loads every five minutes where push messages announce what is new', async () => {
    refresh({ push: 'subscribed' })();
    expect(await pass(299_000)).toBe(1);
    expect(await pass(1_100)).toBe(2);
  });

  it('repeats nothing for a visitor', async () => {
    refresh({ loggedIn: false })();
    expect(await pass(600_000)).toBe(1);
  });

  it('asks at once for what something made stale, and goes on to wait', async () => {
    refresh();
    for (const asked of [1, 2]) {
      void client.invalidateQueries({ queryKey: ['chats'] });
      expect(await pass(0)).toBe(asked);
      expect(await pass(600_000)).toBe(asked);
    }
  });

  it('leaves a screen that shows the answer to ask for it', async () => {
    const becomeDue = refresh();
    stops.push(new QueryObserver(client, query).subscribe(() => {}));
    expect(await pass(0)).toBe(1);
    expect(await pass(600_000)).toBe(1);
    becomeDue();
    expect(await pass(0)).toBe(2);
  });
});
