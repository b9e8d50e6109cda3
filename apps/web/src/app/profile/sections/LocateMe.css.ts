import { style } from '@vanilla-extract/css';
import { space } from '@vela/ui/tokens';

export const steps = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
});
