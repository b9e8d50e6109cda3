import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnChunkError } from './reload-on-chunk-error';
import { tryToLoad } from './try-to-load';

const renew = vi.fn<() => boolean>(() => true);
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  reloadOnChunkError(renew);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The order is the build's: the page gets the event before the import rejects. */
async function failToLoad(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  await Promise.resolve();
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

it('keeps the page when a file was only tried, and reloads it when it waits for a file, both at once', async () => {
  expect(await tryToLoad(failToLoad)).toBeNull();
  await vi.runAllTimersAsync();
  expect(renew).not.toHaveBeenCalled();

  const tried = tryToLoad(failToLoad);
  await expect(failToLoad()).rejects.toThrow('Failed to fetch');
  await tried;
  await vi.runAllTimersAsync();
  expect(renew).toHaveBeenCalledOnce();
});

it('leaves the router no reason to reload the page by itself', async () => {
  await expect(failToLoad()).rejects.toThrow(/^Lost: Failed to fetch/);
});
