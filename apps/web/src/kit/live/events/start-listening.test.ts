import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startListening } from './start-listening';

const onStatus = vi.fn<(status: string) => void>();
const listened = {
  position: null,
  memberId: 'm1',
  queryClient: new QueryClient(),
  onStatus,
  onSignedOut: () => {},
};
const stop = vi.fn<() => void>();
const listenToEvents = vi.fn<() => typeof stop>(() => stop);
const load = vi.fn<() => Promise<{ listenToEvents: typeof listenToEvents }>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

it('retries a script that failed to load, in the rhythm of a broken stream, and reports that it waits', async () => {
  load.mockRejectedValueOnce(new TypeError('failed')).mockRejectedValueOnce(new TypeError('failed'));
  load.mockResolvedValue({ listenToEvents });
  const end = startListening(listened, { load, random: () => 0.5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(onStatus.mock.calls).toEqual([['waiting']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(listenToEvents).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(listenToEvents).toHaveBeenCalledExactlyOnceWith(listened);
  end();
  expect(stop).toHaveBeenCalledOnce();
});

it.each([
  [3, 0],
  [4, 1],
  [6, 1],
])('reloads the page later, once, for a script that failed %i times: %i', async (failures, renewed) => {
  const cancelRenewal = vi.fn<() => void>();
  const renewLater = vi.fn<() => () => void>(() => cancelRenewal);
  for (let times = 0; times < failures; times += 1) load.mockRejectedValueOnce(new TypeError('failed'));
  load.mockResolvedValue({ listenToEvents });
  const end = startListening(listened, { load, random: () => 0.5, renewLater });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(listenToEvents).toHaveBeenCalledOnce();
  expect(renewLater).toHaveBeenCalledTimes(renewed);
  expect(cancelRenewal).toHaveBeenCalledTimes(renewed);
  end();
});

it('asks no more once it was ended', async () => {
  load.mockRejectedValue(new TypeError('failed'));
  const end = startListening(listened, { load, random: () => 0.5 });
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});

it('leaves the page as it is once it was ended', async () => {
  const cancelRenewal = vi.fn<() => void>();
  load.mockRejectedValue(new TypeError('failed'));
  const end = startListening(listened, { load, random: () => 0.5, renewLater: () => cancelRenewal });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cancelRenewal).not.toHaveBeenCalled();
  end();
  expect(cancelRenewal).toHaveBeenCalledOnce();
});

it('begins nothing that was ended before it was there', async () => {
  load.mockResolvedValue({ listenToEvents });
  startListening(listened, { load, random: () => 0.5 })();
  await vi.advanceTimersByTimeAsync(0);
  expect(listenToEvents).not.toHaveBeenCalled();
});
