import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, radii } from '../tokens';

const base = style({
  alignItems: 'center',
  gap: '0.5rem',
  background: vars.color.fictional,
  color: vars.color.onFictional,
  fontSize: vars.text.stamp,
  fontWeight: fontWeights.bold,
  lineHeight: 1.25,
});

export const fictional = styleVariants({
  strip: [base, { display: 'flex', minBlockSize: '2.25rem', padding: '0.375rem 0.75rem' }],
  pill: [
    base,
    {
      display: 'inline-flex',
      gap: '0.3125rem',
      minBlockSize: '1.5rem',
      padding: '0.125rem 0.5625rem',
      borderRadius: radii.round,
    },
  ],
});
