import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

/** The first language’s words, not its ground, stand in line with the heading. */
export const list = style({
  marginInlineStart: `calc(-1 * ${space[2]})`,
  '@media': { [media.tablet]: { marginInlineStart: `calc(-1 * ${space[3]})` } },
});
