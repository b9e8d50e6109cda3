import { style } from '@vanilla-extract/css';
import { outOfSight } from '../layout/hidden.css';
import { vars } from '../theme/contract.css';
import {
  containers,
  fontWeights,
  lineHeights,
  lines,
  media,
  radii,
  ringOffsets,
  sizes,
  space,
} from '../tokens';

const { color, motion } = vars;

const place = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `${lines.ring} dashed ${color.borderControl}`,
  borderRadius: radii.card,
  background: color.surfaceRaised,
  color: color.textMuted,
  fontSize: vars.text.label,
  textAlign: 'center',
  textWrap: 'balance',
  transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-over]': { borderColor: color.focus, background: color.accentSoft, color: color.onAccentSoft },
  },
});

/** It is as large as the photos beside it. */
export const picker = style([place, { aspectRatio: '4 / 5' }]);

/** It is as large as its place, as there are no photos beside it. */
export const pickerAlone = style([place, { minBlockSize: '100%' }]);

/** A label takes the press; the file input itself is seen by nobody, but has the focus. */
export const choice = style({
  display: 'inline-flex',
  // In a tile the icon stands above its words, however short a language has them.
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[1]} ${space[2]}`,
  inlineSize: '100%',
  minBlockSize: sizes.target,
  padding: space[2],
  borderRadius: radii.control,
  lineHeight: lineHeights.snug,
  background: color.accent,
  color: color.onAccent,
  fontWeight: fontWeights.bold,
  cursor: 'pointer',
  selectors: {
    '&:focus-within': { outline: `${lines.focus} solid ${color.focus}`, outlineOffset: ringOffsets.around },
  },
  '@media': {
    [media.hover]: { ':hover': { background: color.accentHover } },
    [media.forcedColors]: { border: `${lines.hair} solid ButtonText` },
  },
  '@container': {
    [containers.largePicture]: { flexDirection: 'row', inlineSize: 'auto', paddingInline: space[5] },
  },
});

export const quietChoice = style([
  choice,
  {
    background: color.accentSoft,
    color: color.onAccentSoft,
    // Only a device that is held has a camera at the ready.
    '@media': { [media.hover]: { display: 'none' } },
  },
]);

export const input = style(outOfSight);

/** Only what points finely drags files about. */
export const dropWords = style({
  display: 'none',
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'inline' } },
});
