import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, marks, media, partSizes, sizes, space, tracking } from '../tokens';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  color: vars.color.text,
  fontSize: partSizes.logo,
  fontWeight: fontWeights.heavy,
  lineHeight: lineHeights.mark,
  letterSpacing: tracking.logo,
  '@media': { [media.tablet]: { fontSize: partSizes.logoWide } },
});

export const mark = style({
  flex: 'none',
  inlineSize: marks.logo,
  blockSize: marks.logo,
  fill: vars.color.accent,
  '@media': { [media.tablet]: { inlineSize: marks.logoWide, blockSize: marks.logoWide } },
});

export const lee = style({ fill: vars.color.secondary });
