import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layers, limits, media, radii, ringOffsets, sizes, space } from '../tokens';
import { portraitHeight } from './portrait-height.css';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  '@media': { [media.tablet]: { gap: space[3] } },
});

const shot = style({
  position: 'relative',
  display: 'block',
  padding: 0,
  textAlign: 'start',
  cursor: 'zoom-in',
});

/** On a phone it reaches from edge to edge. A button is only as wide as its picture unless a width is set. */
export const edgeToEdge = style({
  inlineSize: `calc(100% + 2 * ${sizes.gutter})`,
  marginInline: `calc(${sizes.gutter} * -1)`,
  '@media': { [media.tablet]: { inlineSize: '100%', marginInline: 0, borderRadius: radii.card } },
});

export const first = style([shot, edgeToEdge]);

export const further = style([shot, { borderRadius: radii.control }]);

export const frame = style({ position: 'relative', gridColumn: '1 / -1' });

globalStyle(`${frame} > :last-child, ${edgeToEdge} > *`, {
  '@media': { [media.belowTablet]: { maxBlockSize: fallbackVar(portraitHeight, limits.portrait) } },
});
// A photo from edge to edge has no corners above.
globalStyle(`${edgeToEdge} > *`, {
  // Only the height is cut, not the width.
  inlineSize: '100%',
  '@media': { [media.belowTablet]: { borderStartStartRadius: 0, borderStartEndRadius: 0 } },
});

// In a dialog it stands within the padding, as everything else does.
globalStyle(`dialog ${edgeToEdge}`, { inlineSize: '100%', marginInline: 0, borderRadius: radii.card });
globalStyle(`dialog ${edgeToEdge} > *`, { borderRadius: radii.card });

/** What lies on the first photo, beside the button that opens it. */
export const over = style({
  position: 'absolute',
  inset: `${space[3]} ${space[3]} auto`,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  zIndex: layers.over,
});

export const lightbox = style({
  inlineSize: limits.screenWide,
  blockSize: limits.screen,
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.premium,
  color: vars.color.onPhoto,
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'grid' },
    '&::backdrop': { background: vars.color.premium },
  },
});

export const inside = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: `calc(${space[2]} + env(safe-area-inset-top)) ${space[2]}`,
  paddingInline: space[4],
});

/** Each photo is as wide as the screen, and a swipe stops at the next. */
export const slides = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  minBlockSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Its photos lie under its ring.
  isolation: 'isolate',
  outlineOffset: ringOffsets.inside,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = style({
  position: 'relative',
  zIndex: layers.under,
  display: 'grid',
  minBlockSize: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
});

export const turn = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInline: space[3],
  display: 'flex',
  justifyContent: 'space-between',
  translate: '0 -50%',
  pointerEvents: 'none',
  '@media': { '(hover: none)': { display: 'none' } },
});

export const turnButton = style({ pointerEvents: 'auto' });

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: sizes.control,
  padding: `${space[2]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom))`,
});
