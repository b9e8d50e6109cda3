import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

export const preferences = style({
  display: 'grid',
  gap: space[3],
  inlineSize: 'min(18rem, 100vw - 4rem)',
  padding: space[2],
});
