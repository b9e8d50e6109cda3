import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  layers,
  lineHeights,
  lines,
  marks,
  media,
  pictureSizes,
  radii,
  ringOffsets,
  space,
  tracking,
} from '@vela/ui/tokens';

const { color, text } = vars;

const card_ = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  blockSize: '100%',
  padding: space[3],
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: vars.lift.rest,
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

export const card = styleVariants({
  first: [
    card_,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [media.tablet]: { gridTemplateColumns: `${pictureSizes.chosen} minmax(0, 1fr)`, gap: space[6] },
      },
    },
  ],
  other: [card_, { gridTemplateColumns: `minmax(0, ${pictureSizes.besideWords}) minmax(0, 1fr)` }],
});

/** It comes after the name for those who listen. */
export const picture = style({ position: 'relative', order: -1 });

export const premium = style({
  position: 'absolute',
  insetInlineStart: space[2.5],
  insetBlockStart: space[2.5],
});

export const like = style({
  position: 'absolute',
  insetInlineEnd: space[1.5],
  insetBlockStart: space[1.5],
  zIndex: layers.action,
});

export const fictional = style({
  position: 'absolute',
  inset: 'auto 0 0',
  overflow: 'hidden',
  borderEndStartRadius: radii.card,
  borderEndEndRadius: radii.card,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  alignContent: 'start',
  minInlineSize: 0,
  padding: space[1],
});

const name_ = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  margin: 0,
  fontWeight: fontWeights.bold,
  letterSpacing: tracking.snug,
  lineHeight: lineHeights.snug,
  overflowWrap: 'anywhere',
});

export const name = styleVariants({
  first: [name_, { fontSize: text.page }],
  other: [name_, { fontSize: text.lead }],
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  selectors: {
    '&:focus-visible': { outline: `${lines.focus} solid ${color.focus}`, outlineOffset: ringOffsets.around },
  },
});

export const age = style({ fontWeight: fontWeights.regular });

export const where = style({
  margin: 0,
  fontSize: text.label,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const met = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontSize: text.label,
});

export const pips = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], minInlineSize: 0 });

const pip_ = style({
  inlineSize: space[3],
  blockSize: marks.bar,
  borderRadius: radii.round,
  background: color.border,
});

export const pip = styleVariants({
  met: [pip_, { background: color.accent, '@media': { [media.forcedColors]: { background: 'CanvasText' } } }],
  unmet: [pip_],
});

export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.label,
  overflowWrap: 'anywhere',
});

const reason_ = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
});

export const reason = styleVariants({ met: [reason_], unmet: [reason_, { color: color.textMuted }] });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  paddingBlockStart: space[2],
});
