import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const languages = style({ paddingBlockEnd: space[16] });

/** The first language’s words, not its ground, stand in line with the heading. */
export const list = style({
  marginBlockStart: space[2],
  marginInlineStart: `calc(-1 * ${space[2]})`,
  '@media': { [media.tablet]: { marginInlineStart: `calc(-1 * ${space[3]})` } },
});
