import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

/** On a phone as wide as the words above them. */
export const answers = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: space[3] } },
});
