import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MemberData } from './member-data';
import { prepareQuery } from './prepare-query';

const load = vi.fn<() => Promise<string>>();
const options = queryOptions({ queryKey: ['likes'], queryFn: load, retry: false });
const server = { nonce: '', fetchApi: () => Promise.reject(new Error('not asked')) };
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  queryClient = new QueryClient();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Whether it is done, as far as that needs no more time. */
async function prepare(isOnServer: boolean, passMs = 0): Promise<boolean> {
  let isDone = false;
  const data = { queryClient } as MemberData;
  void prepareQuery({ data, server: isOnServer ? server : undefined }, options).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(passMs);
  return isDone;
}

it('waits on the server until the data are there', async () => {
  const loading = Promise.withResolvers<string>();
  load.mockReturnValue(loading.promise);
  expect(await prepare(true, 60_000)).toBe(false);
  loading.resolve('three');
  await vi.runAllTimersAsync();
  expect(queryClient.getQueryData(options.queryKey)).toBe('three');
});

it('waits a moment in the browser, and lets the screen show the rest', async () => {
  load.mockReturnValue(new Promise(() => {}));
  expect(await prepare(false, 149)).toBe(false);
  expect(await prepare(false, 150)).toBe(true);
  expect(load).toHaveBeenCalledOnce();
});

it('neither waits for what the cache has nor asks for it', async () => {
  queryClient.setQueryData(options.queryKey, 'two');
  expect(await prepare(false)).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

it('leaves a failure to the screen', async () => {
  load.mockRejectedValue(new Error('lost'));
  expect(await prepare(true)).toBe(true);
});

it('asks for nothing where a visitor looks', async () => {
  await prepareQuery({ data: undefined }, options);
  expect(load).not.toHaveBeenCalled();
});
