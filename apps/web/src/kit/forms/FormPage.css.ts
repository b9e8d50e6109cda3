import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { limits, media, radii, space } from '@vela/ui/tokens';

export const column = style({
  paddingBlock: `${space[8]} ${space[16]}`,
  minBlockSize: limits.page,
  '@media': { [media.tablet]: { paddingBlockStart: space[16] } },
});

/** A sheet on the page; on a phone the page itself is the sheet. */
export const sheet = style({
  '@media': {
    [media.tablet]: {
      padding: `${space[10]} ${space[8]}`,
      borderRadius: radii.sheet,
      background: vars.color.surfaceRaised,
      boxShadow: vars.lift.float,
    },
  },
});
