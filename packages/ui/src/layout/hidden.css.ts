import { style, type StyleRule } from '@vanilla-extract/css';
import { lines, media } from '../tokens';

export const outOfSight = {
  position: 'absolute',
  inlineSize: lines.hair,
  blockSize: lines.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** Hidden from sight, but announced by screen readers. */
export const visuallyHidden = style(outOfSight);

/** It is hidden on a phone, and shown where there is room. */
export const wideWords = style({ '@media': { [media.belowTablet]: outOfSight } });
