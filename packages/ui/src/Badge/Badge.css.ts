import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii } from '../tokens';

const { color, text } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: radii.round,
  fontSize: text.stamp,
  fontWeight: fontWeights.heavy,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

export const badge = styleVariants({
  unread: [base, { background: color.unread, color: color.onUnread }],
  warning: [base, { background: color.warning, color: color.onWarning }],
  danger: [base, { background: color.danger, color: color.onDanger }],
});
