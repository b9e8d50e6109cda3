import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, lines, marks, media, radii, space } from '../tokens';

const { color, text } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: marks.badge,
  blockSize: marks.badge,
  paddingInline: space[1],
  borderRadius: radii.round,
  fontSize: text.stamp,
  fontWeight: fontWeights.heavy,
  lineHeight: lineHeights.mark,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { outline: `${lines.hair} solid` } },
});

export const badge = styleVariants({
  unread: [base, { background: color.unread, color: color.onUnread }],
  warning: [base, { background: color.warning, color: color.onWarning }],
  danger: [base, { background: color.danger, color: color.onDanger }],
});
