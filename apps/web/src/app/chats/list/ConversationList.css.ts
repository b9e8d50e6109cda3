import { style } from '@vanilla-extract/css';
import { containers, media, space } from '@vela/ui/tokens';

export const scroll = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // There it scrolls with what stands around it.
  '@container': { [containers.lowPane]: { overflowY: 'visible' } },
});

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
