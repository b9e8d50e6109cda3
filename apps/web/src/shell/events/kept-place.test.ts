import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { watchLogOuts } from '../member-storage';
import { markLogOut } from '../member-storage/log-outs';
import { keptPlaceOf } from './kept-place';

beforeEach(() => {
  const { get, set, remove } = createMemoryStore();
  vi.stubGlobal('localStorage', { getItem: get, setItem: set, removeItem: remove });
});
afterEach(() => vi.unstubAllGlobals());

it('is kept for the next page, for each member apart', () => {
  watchLogOuts();
  keptPlaceOf('a').write('12');
  expect([keptPlaceOf('a').read(), keptPlaceOf('b').read()]).toEqual(['12', null]);
});

it('is not kept any more once someone has logged out', () => {
  watchLogOuts();
  markLogOut();
  keptPlaceOf('a').write('13');
  expect(keptPlaceOf('a').read()).toBeNull();
});
