import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

/** They stand under each other and are as wide as the card on a phone, as in the settings. */
export const actions = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
