import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, lines, radii, space, tracking } from '../tokens';

const { color, text } = vars;

export const list = style({
  paddingBlock: space[2],
  paddingInline: space[5],
  borderRadius: radii.sheet,
  background: color.surfaceRaised,
  boxShadow: vars.lift.float,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `${lines.hair} solid ${color.border}` } },
});

export const main = style({
  fontSize: text.section,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.note,
  letterSpacing: tracking.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const beside = style({
  fontSize: text.label,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const end = style({ textAlign: 'end' });
