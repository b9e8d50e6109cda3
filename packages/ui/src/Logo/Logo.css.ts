import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, sizes } from '../tokens';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: sizes.target,
  color: vars.color.text,
  fontSize: '1.375rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.045em',
  '@media': { [media.tablet]: { fontSize: '1.625rem' } },
});

export const mark = style({
  flex: 'none',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  fill: vars.color.accent,
  '@media': { [media.tablet]: { inlineSize: '1.875rem', blockSize: '1.875rem' } },
});

export const lee = style({ fill: vars.color.secondary });
