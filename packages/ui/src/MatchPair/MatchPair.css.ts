import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, layers, lines, media, pictureSizes, radii, space } from '../tokens';

const { color, motion } = vars;

export const pair = style({ display: 'flex', justifyContent: 'center', marginBlockEnd: space[2] });

const frame = style({
  display: 'grid',
  inlineSize: pictureSizes.pair,
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  border: `${lines.frame} solid ${color.surfaceRaised}`,
  borderRadius: radii.card,
  background: color.surfaceSunken,
  boxShadow: vars.lift.float,
  '@media': { [media.phone]: { inlineSize: pictureSizes.message } },
});

export const own = style([frame, { rotate: '-5deg', translate: `${space[3]} ${space[1.5]}` }]);

export const other = style([
  frame,
  {
    rotate: '4deg',
    translate: `calc(-1 * ${space[3]}) calc(-1 * ${space[1.5]})`,
    zIndex: layers.over,
    color: 'inherit',
    textDecoration: 'none',
    transition: `rotate ${motion.medium} ${motion.ease}`,
    '@media': { [media.hover]: { ':hover': { rotate: '2deg' } } },
  },
]);

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** It stands in place of a photo. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  fontSize: vars.text.display,
  fontWeight: fontWeights.bold,
  color: color.onAccentSoft,
  background: color.accentSoft,
});
