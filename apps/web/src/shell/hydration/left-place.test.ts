import { describe, expect, it } from 'vitest';
import { leftPlaceOf, withLeftPlace } from './left-place';

describe('the place that a page was left at', () => {
  it('is kept beside what the router keeps', () => {
    const state = withLeftPlace({ key: 'k1', leftAt: 20 }, 840);
    expect(state).toEqual({ key: 'k1', leftAt: 840 });
    expect(leftPlaceOf(state)).toBe(840);
  });

  it.each([null, undefined, 'a', { key: 'k1' }, { leftAt: 'far' }])(
    'is the top where none was kept: %j',
    (state) => {
      expect(leftPlaceOf(state)).toBe(0);
      expect(leftPlaceOf(withLeftPlace(state, 7))).toBe(7);
    },
  );
});
