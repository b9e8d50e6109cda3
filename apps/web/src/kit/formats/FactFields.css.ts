import { style } from '@vanilla-extract/css';
import { leastWidths, space } from '@vela/ui/tokens';

/** Two beside each other wherever both have room for their words. */
export const factFields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${leastWidths.action}, 40%)), 1fr))`,
  gap: `${space[5]} ${space[4]}`,
});

/** How someone lives takes the most words, and the other four are two pairs. */
export const longestFact = style({ gridColumn: '1 / -1' });
