import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, lines, radii, space, tracking } from '../tokens';

const { color, text } = vars;

const ground = style({
  paddingBlock: space[2],
  paddingInline: space[5],
  background: color.surfaceRaised,
});

export const list = styleVariants({
  rest: [ground, { borderRadius: radii.card, boxShadow: vars.lift.rest }],
  float: [ground, { borderRadius: radii.sheet, boxShadow: vars.lift.float }],
});

export const quietRows = style({});

export const row = style({
  paddingBlock: space[4],
  selectors: {
    '& + &': { borderBlockStart: `${lines.hair} solid ${color.border}` },
    [`${quietRows} > &`]: { paddingBlock: space[2.5] },
  },
});

/** Two words, each as wide as it is; one that doesn't fit beside the other goes under it. */
const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const main = style([
  pair,
  {
    fontSize: text.section,
    fontWeight: fontWeights.bold,
    lineHeight: lineHeights.note,
    letterSpacing: tracking.snug,
    selectors: {
      [`${quietRows} &`]: { fontSize: text.body, fontWeight: fontWeights.medium, letterSpacing: 0 },
    },
  },
]);

export const beside = style([pair, { fontSize: text.label, color: color.textMuted }]);

export const end = style({ marginInlineStart: 'auto', textAlign: 'end' });
