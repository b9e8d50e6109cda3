import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

/** On a phone it is as wide as the words above it. */
export const answers = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: space[3] } },
});
