import { describe, expect, it, vi } from 'vitest';
import { goOnWhenConnected, type WaitingPage } from './go-on-when-connected';
import type { SavedFailures } from './saved-failures';

/** A tab that stores how often pages failed in it. */
function tab(): SavedFailures {
  let saved = 0;
  return { consume: () => saved, save: (failures) => (saved = failures) };
}

/** A page without a network; time passes only by its clock. */
function offlinePage(failures = tab()) {
  let isThere = false;
  let sign = () => {};
  const timers = new Map<number, { delayMs: number; end: () => void }>();
  let count = 0;
  const goOn = vi.fn<() => void>();
  const isReachable = vi.fn<WaitingPage['isReachable']>(async () => isThere);
  goOnWhenConnected({
    isReachable,
    goOn,
    failures,
    onSign: (then) => (sign = then),
    after: (delayMs, then) => {
      const id = (count += 1);
      timers.set(id, { delayMs, end: then });
      return () => timers.delete(id);
    },
    chance: () => 0.999_999,
  });
  return {
    goOn,
    isReachable,
    connect: () => (isThere = true),
    sign: () => sign(),
    waits: () => [...timers.values()].map(({ delayMs }) => Math.round(delayMs)),
    async pass() {
      const [[id, { end }] = [0, { end: () => {} }]] = timers;
      timers.delete(id);
      end();
      await vi.waitFor(() => expect(timers.size + goOn.mock.calls.length).toBeGreaterThan(0));
    },
  };
}

describe('goOnWhenConnected', () => {
  it('asks ever less often, up to twice a minute', async () => {
    const page = offlinePage();
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      waits.push(...page.waits());
      await page.pass();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000));
    expect(page.goOn).not.toHaveBeenCalled();
  });

  it('goes on once the site answers, and asks no more', async () => {
    const page = offlinePage();
    await page.pass();
    page.connect();
    await page.pass();
    expect(page.goOn).toHaveBeenCalledOnce();
    expect(page.waits()).toEqual([]);
  });

  it('asks at once on a sign, with no question beside that', async () => {
    const page = offlinePage();
    page.connect();
    page.sign();
    page.sign();
    await vi.waitFor(() => expect(page.goOn).toHaveBeenCalledOnce());
    expect(page.isReachable).toHaveBeenCalledOnce();
    expect(page.waits()).toEqual([]);
  });

  it('waits on where the sign was wrong', async () => {
    const page = offlinePage();
    page.sign();
    await vi.waitFor(() => expect(page.waits()).toEqual([2000]));
    expect(page.goOn).not.toHaveBeenCalled();
  });

  it('loads a page ever less often that fails though the site answers', async () => {
    const saved = tab();
    const waits: number[] = [];
    for (let reloads = 0; reloads < 7; reloads += 1) {
      const page = offlinePage(saved);
      page.connect();
      waits.push(...page.waits());
      await page.pass();
      expect(page.goOn).toHaveBeenCalledOnce();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000));
  });
});
