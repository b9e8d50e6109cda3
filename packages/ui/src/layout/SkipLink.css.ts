import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, layers, radii, sizes, space } from '../tokens';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: space[4],
  insetBlockStart: space[3],
  zIndex: layers.notice,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: sizes.control,
  paddingInline: space[5],
  borderRadius: radii.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: fontWeights.bold,
  // Wherever the part of the page begins that it stands in.
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
