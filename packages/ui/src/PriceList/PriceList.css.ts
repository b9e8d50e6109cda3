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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[4],
  selectors: {
    '& + &': { borderBlockStart: `${lines.hair} solid ${color.border}` },
    [`${quietRows} > &`]: { paddingBlock: space[2.5] },
  },
});

export const main = style({
  fontSize: text.section,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.note,
  letterSpacing: tracking.snug,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${quietRows} &`]: { fontSize: text.body, fontWeight: fontWeights.medium, letterSpacing: 0 },
  },
});

export const beside = style({
  fontSize: text.label,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const end = style({ textAlign: 'end' });
