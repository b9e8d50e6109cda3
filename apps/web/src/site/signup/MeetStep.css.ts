import { style } from '@vanilla-extract/css';
import { leastWidths, space } from '@vela/ui/tokens';

/** From the youngest to the oldest: beside each other on a phone, too, as long as the words aren't enlarged. */
export const ages = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${leastWidths.choice}, 40%)), 1fr))`,
  gap: `${space[5]} ${space[4]}`,
});
