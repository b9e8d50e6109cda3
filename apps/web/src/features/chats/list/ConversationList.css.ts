import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const scroll = style({ minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const list = style({
  display: 'grid',
  margin: 0,
  padding: `0 ${space[2]} ${space[4]}`,
  listStyle: 'none',
  '@media': { [media.desktop]: { paddingInline: space[2.5] } },
});

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space[2]} ${space[6]}`,
});
