import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFoundMatches } from './found-matches';
import { saveSearch } from '../search/saved-search';
import { tabStore } from './safe-store';
import { saveWaitingPhoto } from '../forms/photos/waiting-photo';
import { saveTimer } from './saved-timer';
import { clearMemberStorage, readStored, writeStored } from './member-storage';

/** A browser's storage: what it holds are its own enumerable keys. */
function createStorage(): Record<string, unknown> {
  const texts: Record<string, unknown> = {};
  const hidden = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void (texts[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(texts, key),
  };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(texts, name, { value });
  return texts;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
});

afterEach(() => vi.unstubAllGlobals());

it('a log-out deletes everything of the member and of the sign-up, and nothing else', async () => {
  writeStored('a', 'outbox', 'a message');
  localStorage.setItem('look', 'dark');
  await saveWaitingPhoto(tabStore, { picture: new Blob(['face']), owner: 'a', apiError: null });
  saveFoundMatches(tabStore, { owner: 'a', count: 12, more: false });
  saveSearch('/members?min_age=30');
  saveTimer(tabStore, { status: 'waiting', since: new Date() });
  expect(Object.keys(sessionStorage)).toHaveLength(6);
  clearMemberStorage();
  expect(readStored('a', 'outbox')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['look', 'logged-out']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
