import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const preferences = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.phone]: { inlineSize: '18rem' } },
  padding: space[2],
});
