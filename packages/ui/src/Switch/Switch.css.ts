import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lineHeights, marks, media, radii, sizes, space } from '../tokens';

const { color, motion, text } = vars;

const THUMB = marks.switchThumb;

/** It is the space between the thumb and the edges of the track. */
const ROOM = `calc((${marks.switchHigh} - ${THUMB}) / 2)`;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: sizes.target,
  cursor: 'pointer',
});

/** What a finger has to meet around a switch that stands alone. */
export const target = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: sizes.control,
  blockSize: sizes.control,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

/** A long word of a label goes on in the next line, at twice the size, too. */
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const hint = style({ fontSize: text.label, lineHeight: lineHeights.note, color: color.textMuted });

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: marks.switchWide,
  blockSize: marks.switchHigh,
  margin: 0,
  borderRadius: radii.round,
  background: color.borderControl,
  cursor: 'inherit',
  transition: `background ${motion.medium} ${motion.ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: ROOM,
    insetInlineStart: ROOM,
    inlineSize: THUMB,
    blockSize: THUMB,
    borderRadius: '50%',
    background: color.onPhoto,
    transition: `inset-inline-start ${motion.medium} ${motion.ease}`,
  },
  selectors: {
    '&:checked': { background: color.accent },
    '&:checked::after': { insetInlineStart: `calc(100% - ${THUMB} - ${ROOM})`, background: color.onAccent },
    '&:disabled': { background: color.border },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', '::after': { display: 'none' } } },
});
