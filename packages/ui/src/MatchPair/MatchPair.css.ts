import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii, space } from '../tokens';

const { color, motion } = vars;

export const pair = style({ display: 'flex', justifyContent: 'center', marginBlockEnd: space[2] });

const frame = style({
  display: 'grid',
  inlineSize: 'min(9.25rem, 46vw)',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  border: `5px solid ${color.surfaceRaised}`,
  borderRadius: radii.card,
  background: color.surfaceSunken,
  boxShadow: vars.lift.float,
  '@media': { [media.phone]: { inlineSize: '11rem' } },
});

export const own = style([frame, { rotate: '-5deg', translate: '0.75rem 0.375rem' }]);

export const other = style([
  frame,
  {
    rotate: '4deg',
    translate: '-0.75rem -0.375rem',
    zIndex: 1,
    color: 'inherit',
    textDecoration: 'none',
    transition: `rotate ${motion.medium} ${motion.ease}`,
    selectors: { '&:hover': { rotate: '2deg' } },
  },
]);

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** In place of a photo. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.text.display,
  fontWeight: fontWeights.bold,
  color: color.onAccentSoft,
  background: color.accentSoft,
});
