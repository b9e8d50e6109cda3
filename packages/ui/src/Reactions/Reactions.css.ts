import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lines, media, radii, sizes, space } from '../tokens';

const { color, motion } = vars;

export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

const optionBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: sizes.control,
  blockSize: sizes.control,
  borderRadius: radii.round,
  transition: `background ${motion.fast} ${motion.ease}`,
});

export const option = styleVariants({
  free: [
    optionBase,
    {
      boxShadow: `inset 0 0 0 ${lines.hair} ${color.borderControl}`,
      '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
    },
  ],
  chosen: [
    optionBase,
    {
      background: color.accentSoft,
      color: color.onAccentSoft,
      boxShadow: `inset 0 0 0 ${lines.ring} ${color.onAccentSoft}`,
      '@media': { [media.forcedColors]: { outline: `${lines.focus} solid Highlight` } },
    },
  ],
});

/** It stands over the lower edge of the bubble that it is about. */
export const mark = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  marginBlockStart: `calc(-1 * ${space[2]})`,
  marginInline: space[3],
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radii.round,
  background: color.accentSoft,
  color: color.onAccentSoft,
  boxShadow: `0 0 0 ${lines.ring} ${color.surface}`,
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});
