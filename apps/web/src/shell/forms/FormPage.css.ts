import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const column = style({
  paddingBlock: `${space[8]} ${space[16]}`,
  minBlockSize: '60dvb',
  '@media': { [media.tablet]: { paddingBlockStart: space[16] } },
});
