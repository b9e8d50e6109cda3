import { style } from '@vanilla-extract/css';
import { limits } from '@vela/ui/tokens';

export const wholePage = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: limits.screen,
  border: 0,
});
