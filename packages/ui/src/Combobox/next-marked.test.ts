import { describe, expect, it } from 'vitest';
import { nextMarked } from './next-marked';

describe('nextMarked', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, null],
    ['ArrowUp', null, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, null],
  ] as const)('%s leads from %s to %s among three', (key, marked, next) => {
    expect(nextMarked(key, { marked, count: 3 })).toBe(next);
  });

  it('marks nothing where nothing is', () => {
    expect(nextMarked('ArrowDown', { marked: null, count: 0 })).toBeNull();
    expect(nextMarked('ArrowUp', { marked: null, count: 0 })).toBeNull();
  });
});
