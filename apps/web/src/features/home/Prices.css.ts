import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1.05fr', gap: space[20] } },
});

export const more = style({ marginBlockStart: space[6] });
