import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  layers,
  leastWidths,
  limits,
  lines,
  marks,
  media,
  pictureSizes,
  radii,
  ringOffsets,
  sizes,
  space,
  widths,
} from '@vela/ui/tokens';

const { color } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
  minBlockSize: limits.page,
  paddingBlock: `${space[5]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlockStart: space[8] } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxInlineSize: widths.text,
});

export const ready = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontSize: vars.text.label,
  fontWeight: fontWeights.bold,
});

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: marks.choice,
  blockSize: marks.choice,
  borderRadius: '50%',
  background: color.accentSoft,
  color: color.onAccentSoft,
});

export const picks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${widths.scene}`,
      alignItems: 'start',
      gap: space[8],
    },
  },
});

/** Beside the members on a desktop; below, within reach of the thumb. */
export const panel = style({
  padding: space[4],
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: vars.lift.float,
  position: 'sticky',
  insetBlockEnd: space[4],
  zIndex: layers.action,
  '@media': {
    [media.belowTablet]: {
      insetBlockEnd: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom) + ${space[2]})`,
    },
    [media.desktop]: {
      padding: space[6],
      boxShadow: vars.lift.rest,
      insetBlockStart: sizes.belowTopBar,
      insetBlockEnd: 'auto',
    },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.desktop]: { display: 'grid', justifyItems: 'start' } },
});

export const faces = style({ display: 'flex', flex: 'none', gap: space[1] });

/** Enlarged words go below the faces. */
export const chosenWords = style({
  flex: `1 1 ${leastWidths.choice}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** The button that likes takes what the way past it leaves. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const like = style({ flex: `1 1 ${leastWidths.choice}` });

export const hello = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${leastWidths.action}) minmax(0, 1fr)`,
      alignItems: 'start',
    },
  },
});

export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { display: 'grid' } },
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: sizes.target,
  padding: space[2],
  paddingInlineEnd: space[4],
  borderRadius: radii.card,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': {
      background: color.accentSoft,
      color: color.onAccentSoft,
      boxShadow: `inset 0 0 0 ${lines.ring} ${color.onAccentSoft}`,
    },
    '&:focus-visible': {
      outline: `${lines.focus} solid ${color.focus}`,
      outlineOffset: ringOffsets.around,
    },
  },
});

export const letter = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, ${pictureSizes.chosen}) minmax(0, 1fr)`,
      gap: space[8],
    },
  },
});

export const face = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  '@media': { [media.belowTablet]: { maxInlineSize: pictureSizes.sending } },
});

export const fictional = style({
  position: 'absolute',
  inset: 'auto 0 0',
  overflow: 'hidden',
  borderEndStartRadius: radii.card,
  borderEndEndRadius: radii.card,
});

export const about = style({
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `${lines.ring} solid ${color.accent}`,
  fontWeight: fontWeights.bold,
});

export const quote = style({
  display: '-webkit-box',
  overflow: 'hidden',
  margin: 0,
  fontWeight: fontWeights.regular,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

export const letterButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

// What gets the focus is brought above the panel and the bottom bar.
globalStyle(`${picks} input`, {
  '@media': {
    [media.belowDesktop]: { scrollMarginBlockEnd: `calc(4 * ${sizes.control} + 2 * ${sizes.bottomBar})` },
  },
});
