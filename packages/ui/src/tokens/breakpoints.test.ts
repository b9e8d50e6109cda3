import { describe, expect, it } from 'vitest';
import { breakpoints, media } from './breakpoints';

describe('the widths of layouts', () => {
  it('are 576, 768, 992 and 1200 px, each asked for by its query', () => {
    expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200]);
    for (const [name, width] of Object.entries(breakpoints)) {
      expect(media[name as keyof typeof breakpoints]).toBe(`(min-width: ${width}px)`);
    }
  });

  it('leave no width without a layout', () => {
    expect(media.belowPhone).toBe('(max-width: 575.98px)');
    expect(media.belowTablet).toBe('(max-width: 767.98px)');
    expect(media.belowDesktop).toBe('(max-width: 991.98px)');
  });
});
