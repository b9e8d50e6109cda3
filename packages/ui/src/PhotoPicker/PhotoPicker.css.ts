import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii, sizes, space } from '../tokens';

const { color, motion } = vars;

/** As large as the photos beside it. */
export const picker = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  aspectRatio: '4 / 5',
  padding: space[3],
  border: `2px dashed ${color.borderControl}`,
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

/** A label takes the press; the file input itself is seen by nobody, but has the focus. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radii.control,
  lineHeight: 1.25,
  background: color.accent,
  color: color.onAccent,
  fontWeight: fontWeights.bold,
  cursor: 'pointer',
  ':hover': { background: color.accentHover },
  selectors: {
    '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const quietChoice = style([
  choice,
  {
    background: color.accentSoft,
    color: color.onAccentSoft,
    ':hover': { background: color.accentSoftHover },
    // Only a device that is held has a camera at the ready.
    '@media': { '(hover: hover)': { display: 'none' } },
  },
]);

export const input = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const dropWords = style({ '@media': { '(hover: none)': { display: 'none' } } });
