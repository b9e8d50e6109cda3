import { QueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { createFakeApi, messageFixture } from '@vela/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../tests/support/memory-store';
import { readStored, writeStored } from '../../storage/member-storage';
import { watchLogOuts, markLogOut } from '../../storage/log-outs';
import { Outbox } from './outbox';

beforeEach(() => {
  const { get, set, remove } = createMemoryStore();
  vi.stubGlobal('localStorage', { getItem: get, setItem: set, removeItem: remove });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => vi.unstubAllGlobals());

/** Sends a text that the server rejects; returns the calls that were answered by then, in their order. */
async function callsUntilRejected(code: 'premium_required' | 'no_longer_available'): Promise<string[]> {
  const { api, calls } = createFakeApi({
    handlers: { sendMessage: ({ reject }) => reject(code), getUser: () => ({ user: null }) },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQueryOptions(api).queryKey, { user: null });
  const outbox = new Outbox({ api, queryClient, memberId: 'anna' });
  const answered = new Promise<string[]>((resolve) => {
    outbox.subscribe(() => {
      if (outbox.messages()[0]?.state.status === 'failed') resolve(calls.map(({ id }) => id));
    });
  });
  outbox.send('7', { content: { type: 'text', text: 'Hello' } });
  const ids = await answered;
  outbox.close();
  return ids;
}

it('knows what the member has left before it says that a message lacked it', async () => {
  expect(await callsUntilRejected('premium_required')).toEqual(['sendMessage', 'getUser']);
});

it('asks nothing after other errors', async () => {
  expect(await callsUntilRejected('no_longer_available')).toEqual(['sendMessage']);
});

it('stores nothing once someone has logged out, whatever is still being sent', () => {
  watchLogOuts();
  const { api } = createFakeApi({ handlers: { sendMessage: () => new Promise(() => {}) } });
  const outbox = new Outbox({ api, queryClient: new QueryClient(), memberId: 'anna' });
  outbox.send('7', { content: { type: 'text', text: 'Hello' } });
  expect(readStored('anna', 'outbox')).toContain('Hello');
  markLogOut();
  writeStored('anna', 'outbox', null);
  outbox.resume();
  expect(readStored('anna', 'outbox')).toBeNull();
  outbox.close();
});

it('sends what was taken back to nobody, and what was written after it at once', async () => {
  const sent: unknown[] = [];
  const { api } = createFakeApi({
    handlers: {
      sendMessage: ({ body }) => {
        sent.push(body.type === 'text' ? body.text : body.type);
        return {
          message: messageFixture({ id: body.client_id, client_id: body.client_id, sender: 'me' }),
          user: { credits: 3 },
        };
      },
    },
  });
  const outbox = new Outbox({ api, queryClient: new QueryClient(), memberId: 'anna' });
  const emptied = new Promise<void>((resolve) => {
    outbox.subscribe(() => {
      if (outbox.messages().length === 0) resolve();
    });
  });
  outbox.send('7', { content: { type: 'gift', giftId: 'rose' } });
  outbox.send('7', { content: { type: 'text', text: 'Hello' }, replyTo: 'm1' });
  const [gift] = outbox.messages();
  outbox.undo(gift?.clientId ?? '');
  await emptied;
  outbox.close();
  expect(sent).toEqual(['Hello']);
});

it('announces a message once it can be shown and once it is sent, and nothing in between', async () => {
  const { api } = createFakeApi({
    handlers: {
      sendMessage: ({ body }) => ({
        message: messageFixture({ id: '1', client_id: body.client_id, sender: 'me' }),
        user: { credits: 3 },
      }),
    },
  });
  const outbox = new Outbox({ api, queryClient: new QueryClient(), memberId: 'anna' });
  const counts: number[] = [];
  const gone = new Promise<void>((resolve) => {
    outbox.subscribe(() => {
      counts.push(outbox.messages().length);
      if (outbox.messages().length === 0) resolve();
    });
  });
  outbox.send('7', { content: { type: 'text', text: 'Hello' } });
  await gone;
  outbox.close();
  expect(counts).toEqual([1, 0]);
});
