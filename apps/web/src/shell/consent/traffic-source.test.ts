import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { forgetTrafficSource, keepTrafficSource, keptTrafficSource } from './traffic-source';

describe('who sent a visitor', () => {
  it('is kept until it is forgotten', () => {
    const store = createMemoryStore();
    keepTrafficSource({ network: 'n1', sub2: 's' }, store);
    expect(keptTrafficSource(store, 'accepted')).toEqual({ network: 'n1', sub2: 's' });
    forgetTrafficSource(store);
    expect([keptTrafficSource(store, 'accepted'), store.texts.size]).toEqual([{}, 0]);
  });

  it('is not put out by a page that says nothing', () => {
    const store = createMemoryStore();
    keepTrafficSource({ ref: 'r' }, store);
    keepTrafficSource({}, store);
    expect(keptTrafficSource(store, 'accepted')).toEqual({ ref: 'r' });
  });

  it.each([null, 'rejected'] as const)('is nothing where the answer is %s', (consent) => {
    const store = createMemoryStore();
    keepTrafficSource({ network: 'n1' }, store);
    expect(keptTrafficSource(store, consent)).toEqual({});
  });

  it.each(['{', 'null', '7', '[]', '{"network":7,"other":"x"}'])('is nothing where %s is kept', (text) => {
    const store = createMemoryStore();
    store.set('traffic-source', text);
    expect(keptTrafficSource(store, 'accepted')).toEqual({});
  });
});
