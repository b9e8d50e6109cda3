import { style } from '@vanilla-extract/css';
import { limits, media, space } from '@vela/ui/tokens';

/** Begins where the answer to a form does. */
export const column = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: limits.page,
  paddingBlockStart: space[8],
  '@media': { [media.tablet]: { paddingBlockStart: space[16] } },
});

/** It stands below the message, and is smaller. */
export const quote = style({ paddingBlockEnd: space[6], textAlign: 'center', overflowWrap: 'anywhere' });

/** Ways on of one width, below each other where there is no room beside. */
export const choices = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.phone]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
