import { describe, expect, it } from 'vitest';
import { savedFailures } from './saved-failures';

/** A tab at a given time, with or without storage. */
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
  it('are 0 at first, and after a reload those saved before it, once', () => {
    const { open } = tab();
    expect(open().consume()).toBe(0);
    open().save(3);
    const page = open();
    expect(page.consume()).toBe(3);
    expect(page.consume()).toBe(0);
  });

  it.each([
    [60_000, 3],
    [60_001, 0],
    [-1, 0],
  ])('%i ms after the reload are %i', (ms, failures) => {
    const { open, pass } = tab();
    open().save(3);
    pass(ms);
    expect(open().consume()).toBe(failures);
  });

  it('are 0 where the browser stores nothing', () => {
    const { open } = tab({ isDenied: true });
    open().save(3);
    expect(open().consume()).toBe(0);
  });

  it.each(['', 'three 1000000', '-3 1000000', '1.5 1000000', 'Infinity 1000000', '3'])(
    'are 0 where %j is stored',
    (text) => {
      const { open, texts } = tab();
      open().save(3);
      for (const key of texts.keys()) texts.set(key, text);
      expect(open().consume()).toBe(0);
    },
  );
});
