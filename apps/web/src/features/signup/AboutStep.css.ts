import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const pair = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
