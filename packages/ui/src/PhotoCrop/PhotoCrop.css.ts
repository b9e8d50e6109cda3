import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, radii, space } from '../tokens';

export const stage = style({
  position: 'relative',
  blockSize: 'min(46dvh, 26rem)',
  overflow: 'hidden',
  borderRadius: radii.card,
  background: vars.color.premium,
});

export const area = style({
  outlineOffset: '-3px',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}` } },
});

export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
});

export const slider = style({ inlineSize: '100%', accentColor: vars.color.accent, blockSize: '1.5rem' });
