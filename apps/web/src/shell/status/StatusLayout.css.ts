import { style } from '@vanilla-extract/css';
import { limits, media, space } from '@vela/ui/tokens';

/** In the middle of what the bars leave of the screen. */
export const middle = style({ display: 'grid', alignContent: 'center', minBlockSize: limits.page });

/** Below the message, and less than it. */
export const quote = style({ paddingBlockEnd: space[6], textAlign: 'center', overflowWrap: 'anywhere' });

/** Ways on of one width, below each other where there is no room beside. */
export const choices = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
