import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, limits, lines, marks, radii, ringOffsets, space } from '../tokens';

export const stage = style({
  position: 'relative',
  blockSize: limits.crop,
  overflow: 'hidden',
  borderRadius: radii.card,
  background: vars.color.premium,
});

export const area = style({
  outlineOffset: ringOffsets.inside,
  selectors: { '&:focus-visible': { outline: `${lines.focus} solid ${vars.color.focus}` } },
});

export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
});

export const slider = style({ inlineSize: '100%', accentColor: vars.color.accent, blockSize: marks.thumb });
