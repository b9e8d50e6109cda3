import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, leastWidths, lines, media, space } from '../tokens';

export const list = style({
  display: 'grid',
  columnGap: space[6],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** It has at most two columns, and one where words are so large that two have no room. */
export const briefList = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${leastWidths.tile}, (100% - ${space[6]}) / 2)), 1fr))`,
  columnGap: space[6],
  margin: 0,
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `${lines.hair} solid ${vars.color.border}`,
});

export const name = style({ color: vars.color.textMuted, fontSize: vars.text.label });

export const value = style({
  margin: 0,
  fontWeight: fontWeights.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
