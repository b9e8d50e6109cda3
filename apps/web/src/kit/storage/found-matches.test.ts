import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { saveFoundMatches, readFoundMatches } from './found-matches';

describe('found matches', () => {
  it('are those of the member who signed up', () => {
    const store = createMemoryStore();
    expect(readFoundMatches(store, 'a')).toBeNull();
    saveFoundMatches(store, { owner: 'a', count: 12, more: false });
    expect(readFoundMatches(store, 'a')).toEqual({ owner: 'a', count: 12, more: false });
    expect(readFoundMatches(store, 'b')).toBeNull();
  });

  it('are null where something else is stored', () => {
    const store = createMemoryStore();
    store.set('found-matches', '{');
    expect(readFoundMatches(store, 'a')).toBeNull();
  });

  it('of nobody are none', () => {
    const store = createMemoryStore();
    saveFoundMatches(store, { owner: 'a', count: 0, more: false });
    expect(readFoundMatches(store, 'a')).toBeNull();
  });
});
