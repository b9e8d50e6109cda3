import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { limits, lines, radii, ringOffsets } from '../tokens';

/** It is shown only where there are keys, not where a finger does everything. */
export const keys = style({ '@media': { '(hover: none)': { display: 'none' } } });

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
