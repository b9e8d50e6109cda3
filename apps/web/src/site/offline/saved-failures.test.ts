import { describe, expect, it } from 'vitest';
import { savedFailures } from './saved-failures';

/** A tab at a time that is told, and whether it keeps anything. */
function tab({ isDenied = false } = {}) {
  const texts = new Map<string, string>();
  let now = 1_000_000;
  const store = {
    get: (key: string) => (isDenied ? null : (texts.get(key) ?? null)),
    set: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
  return { texts, pass: (ms: number) => (now += ms), open: () => savedFailures(store, () => now) };
}

describe('savedFailures', () => {
  it('are none at first, and those kept after a reload, once', () => {
    const { open } = tab();
    expect(open().take()).toBe(0);
    open().keep(3);
    const page = open();
    expect(page.take()).toBe(3);
    expect(page.take()).toBe(0);
  });

  it.each([
    [60_000, 3],
    [60_001, 0],
    [-1, 0],
  ])('%i ms after the reload are %i', (ms, failures) => {
    const { open, pass } = tab();
    open().keep(3);
    pass(ms);
    expect(open().take()).toBe(failures);
  });

  it('are none where the browser keeps nothing', () => {
    const { open } = tab({ isDenied: true });
    open().keep(3);
    expect(open().take()).toBe(0);
  });

  it.each(['', 'three 1000000', '-3 1000000', '1.5 1000000', 'Infinity 1000000', '3'])(
    'are none where %j is kept',
    (text) => {
      const { open, texts } = tab();
      open().keep(3);
      for (const key of texts.keys()) texts.set(key, text);
      expect(open().take()).toBe(0);
    },
  );
});
