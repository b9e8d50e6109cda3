import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, partSizes, sizes, tracking } from '../tokens';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: sizes.target,
  color: vars.color.text,
  fontSize: partSizes.logo,
  fontWeight: fontWeights.heavy,
  lineHeight: 1,
  letterSpacing: tracking.logo,
  '@media': { [media.tablet]: { fontSize: partSizes.logoWide } },
});

export const mark = style({
  flex: 'none',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  fill: vars.color.accent,
  '@media': { [media.tablet]: { inlineSize: '1.875rem', blockSize: '1.875rem' } },
});

export const lee = style({ fill: vars.color.secondary });
