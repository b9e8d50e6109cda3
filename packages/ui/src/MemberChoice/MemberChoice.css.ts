import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  fontWeights,
  layers,
  lineHeights,
  lines,
  media,
  radii,
  ringOffsets,
  sizes,
  space,
  tracking,
} from '../tokens';

const { color } = vars;

/** The whole card is the target; the box itself lies over it, unseen. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  alignContent: 'start',
  cursor: 'pointer',
});

export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: layers.over,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const picture = style({
  position: 'relative',
  display: 'block',
  borderRadius: radii.card,
  selectors: {
    [`${choice}:has(:checked) &`]: {
      outline: `${lines.ring} solid ${color.onAccentSoft}`,
      outlineOffset: ringOffsets.around,
    },
    [`${choice}:has(:focus-visible) &`]: {
      outline: `${lines.focus} solid ${color.focus}`,
      outlineOffset: ringOffsets.around,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${choice}:has(:checked) &`]: { outlineColor: 'Highlight' } },
    },
  },
});

export const heart = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlockStart: space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.target,
  blockSize: sizes.target,
  borderRadius: '50%',
  background: color.glass,
  color: color.text,
  boxShadow: vars.lift.rest,
  selectors: {
    [`${choice}:has(:checked) &`]: { background: color.onAccentSoft, color: color.accentSoft },
  },
});

globalStyle(`${choice}:has(:checked) ${heart} svg`, { fill: 'currentColor' });

export const fictional = style({
  position: 'absolute',
  inset: 'auto 0 0',
  overflow: 'hidden',
  borderEndStartRadius: radii.card,
  borderEndEndRadius: radii.card,
});

/** A long word of a place or an interest is broken where text is enlarged. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingInline: space[0.5],
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  fontSize: vars.text.lead,
  letterSpacing: tracking.snug,
  lineHeight: lineHeights.snug,
});

export const nameText = style({ minInlineSize: 0, fontWeight: fontWeights.bold, overflowWrap: 'anywhere' });

export const note = style({
  color: color.textMuted,
  fontSize: vars.text.label,
  lineHeight: lineHeights.note,
});

export const reason = style([
  note,
  { display: 'flex', alignItems: 'center', gap: space[1.5], color: color.text },
]);
