import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { space } from '@vela/ui/tokens';

/** Its words stand under the logo's. */
export const words = style({ marginInline: `-${space[4]}` });

/** The script may only show or hide it: the words are in the page either way. */
export const warning = style({
  paddingBlock: space[3],
  background: vars.color.warningSoft,
  selectors: { '&[data-warned="no"]': { display: 'none' } },
});
