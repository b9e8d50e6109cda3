import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { space } from '@vela/ui/tokens';

/** It takes what the bars leave, so that the foot of a short page is at the foot of the window. */
export const main = style({ flex: 1 });

export const body = style({ display: 'flex', flexDirection: 'column' });

/** Its words stand under the logo's. */
export const warningWords = style({ marginInline: `-${space[4]}` });

/** The script may only show or hide it: the words are in the page either way. */
export const warning = style({
  paddingBlock: space[3],
  background: vars.color.warningSoft,
  selectors: { '&[data-warned="no"]': { display: 'none' } },
});

export const languageChoice = style({ paddingBlock: space[10] });

export const languageTitle = style({ fontSize: vars.text.section });

export const languageList = style({ marginBlockStart: space[2] });
