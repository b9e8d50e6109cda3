import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, layers, lines, marks, media, radii, ringOffsets, sizes, space } from '../tokens';

const { color } = vars;
const THUMB = marks.thumb;

export const group = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[3], padding: 0 });

export const name = style({ fontSize: vars.text.label, fontWeight: fontWeights.bold });

export const figures = style({
  fontSize: vars.text.label,
  fontWeight: fontWeights.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** `--from` and `--to`, 0 to 1, say where the thumbs stand; without a script the line is drawn from end to end. */
export const track = style({
  position: 'relative',
  blockSize: sizes.target,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${marks.bar} / 2)`,
      blockSize: marks.bar,
      borderRadius: radii.round,
    },
    '&::before': { insetInline: 0, background: color.border },
    '&::after': {
      insetInlineStart: `calc(${THUMB} / 2 + (100% - ${THUMB}) * var(--from, 0))`,
      insetInlineEnd: `calc(${THUMB} / 2 + (100% - ${THUMB}) * (1 - var(--to, 1)))`,
      background: color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'GrayText' },
        '&::after': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
});

const thumb = {
  inlineSize: THUMB,
  blockSize: THUMB,
  boxSizing: 'border-box',
  border: `${lines.ring} solid ${color.accent}`,
  borderRadius: '50%',
  background: color.surfaceRaised,
  boxShadow: vars.lift.rest,
  cursor: 'grab',
  // Only the thumbs take a finger, since the two inputs lie on each other.
  pointerEvents: 'auto',
} as const;

/** In forced colours both sliders still share one line: the browser's own would take two. */
const forcedThumb = {
  forcedColorAdjust: 'none',
  borderColor: 'ButtonText',
  background: 'ButtonFace',
} as const;

const focused = {
  outline: `${lines.focus} solid ${color.focus}`,
  outlineOffset: ringOffsets.around,
} as const;

export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: layers.over,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'transparent',
  appearance: 'none',
  outline: 'none',
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': focused,
    '&:focus-visible::-moz-range-thumb': focused,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forcedThumb,
        '&::-moz-range-thumb': forcedThumb,
        '&:focus-visible::-webkit-slider-thumb': { outlineColor: 'Highlight' },
        '&:focus-visible::-moz-range-thumb': { outlineColor: 'Highlight' },
      },
    },
  },
});
