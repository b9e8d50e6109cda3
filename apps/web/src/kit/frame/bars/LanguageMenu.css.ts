import { style } from '@vanilla-extract/css';
import { media, space, widths } from '@vela/ui/tokens';

export const preferences = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.phone]: { inlineSize: widths.aside } },
  padding: space[2],
});
