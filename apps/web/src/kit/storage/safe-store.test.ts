import { afterEach, describe, expect, it, vi } from 'vitest';
import { tabStore } from './safe-store';

afterEach(() => vi.unstubAllGlobals());

describe('a safe store', () => {
  it('stores what the browser stores', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
    tabStore.set('search', 'text');
    expect(tabStore.get('search')).toBe('text');
    tabStore.remove('search');
    expect(tabStore.get('search')).toBeNull();
  });

  it('is empty where the storage throws at its very mention', () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
    tabStore.set('search', 'text');
    tabStore.remove('search');
    expect(tabStore.get('search')).toBeNull();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('loses what a full one takes no more of', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
    expect(() => tabStore.set('search', 'text')).not.toThrow();
  });
});
