import { describe, expect, it } from 'vitest';
import { scrollPositionOf, withScrollPosition } from './scroll-position';

describe('the place that a page was left at', () => {
  it('is stored beside what the router stores', () => {
    const state = withScrollPosition({ key: 'k1', leftAt: 20 }, 840);
    expect(state).toEqual({ key: 'k1', leftAt: 840 });
    expect(scrollPositionOf(state)).toBe(840);
  });

  it.each([null, undefined, 'a', { key: 'k1' }, { leftAt: 'far' }])(
    'is the top where none was stored: %j',
    (state) => {
      expect(scrollPositionOf(state)).toBe(0);
      expect(scrollPositionOf(withScrollPosition(state, 7))).toBe(7);
    },
  );
});
