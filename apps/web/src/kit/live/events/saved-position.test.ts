import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../tests/support/memory-store';
import { watchLogOuts, markLogOut } from '../../storage/log-outs';
import { savedPositionOf } from './saved-position';

beforeEach(() => {
  const { get, set, remove } = createMemoryStore();
  vi.stubGlobal('localStorage', { getItem: get, setItem: set, removeItem: remove });
});
afterEach(() => vi.unstubAllGlobals());

it('is stored for the next page, for each member separately', () => {
  watchLogOuts();
  savedPositionOf('a', null).write('12');
  expect([savedPositionOf('a', '13').read(), savedPositionOf('b', null).read()]).toEqual(['12', null]);
});

it('is not stored once someone has logged out', () => {
  watchLogOuts();
  markLogOut();
  savedPositionOf('a', null).write('13');
  expect(savedPositionOf('a', null).read()).toBeNull();
});

it('is that of the page in a browser that has received no event yet', () => {
  expect(savedPositionOf('a', '11').read()).toBe('11');
});
