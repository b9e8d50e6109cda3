import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.tablet]: { paddingBlockStart: space[10] } },
});
