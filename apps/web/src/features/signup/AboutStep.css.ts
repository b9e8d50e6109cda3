import { globalStyle, style } from '@vanilla-extract/css';
import { leastWidths, space } from '@vela/ui/tokens';

/** Side by side wherever two have room for their words. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidths.action}), 1fr))`,
  gap: `${space[5]} ${space[4]}`,
});

// How someone lives takes the most words, and the other four are two pairs.
globalStyle(`${facts} > :first-child`, { gridColumn: '1 / -1' });
