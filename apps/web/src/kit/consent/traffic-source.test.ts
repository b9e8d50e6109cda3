import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { deleteTrafficSource, saveTrafficSource, savedTrafficSource } from './traffic-source';

describe('who sent a visitor', () => {
  it('is stored until it is deleted', () => {
    const store = createMemoryStore();
    saveTrafficSource({ network: 'n1', sub2: 's' }, store);
    expect(savedTrafficSource(store, 'accepted')).toEqual({ network: 'n1', sub2: 's' });
    deleteTrafficSource(store);
    expect([savedTrafficSource(store, 'accepted'), store.texts.size]).toEqual([{}, 0]);
  });

  it('is not put out by a page that says nothing', () => {
    const store = createMemoryStore();
    saveTrafficSource({ ref: 'r' }, store);
    saveTrafficSource({}, store);
    expect(savedTrafficSource(store, 'accepted')).toEqual({ ref: 'r' });
  });

  it.each([null, 'rejected'] as const)('is nothing where the answer is %s', (consent) => {
    const store = createMemoryStore();
    saveTrafficSource({ network: 'n1' }, store);
    expect(savedTrafficSource(store, consent)).toEqual({});
  });

  it.each(['{', 'null', '7', '[]', '{"network":7,"other":"x"}'])('is empty where %s is stored', (text) => {
    const store = createMemoryStore();
    store.set('traffic-source', text);
    expect(savedTrafficSource(store, 'accepted')).toEqual({});
  });
});
