import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  layers,
  leastWidths,
  limits,
  lines,
  loops,
  marks,
  media,
  radii,
  sizes,
  space,
  widths,
} from '@vela/ui/tokens';

const { color, text } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
  minBlockSize: limits.page,
  paddingBlock: `${space[4]} ${space[12]}`,
  // A card that leaves is cut off where the page ends, what reaches a little over the column isn't.
  overflowX: 'clip',
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  '@media': { [media.desktop]: { gap: space[6], paddingBlockStart: space[6] } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: `1fr ${widths.portrait} 1fr` } },
});

/** The tab says it on a phone, where the card needs the room. */
export const title = style({
  '@media': {
    [media.belowDesktop]: {
      position: 'absolute',
      inlineSize: lines.hair,
      blockSize: lines.hair,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const likesLeft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2.5],
  fontSize: text.label,
  '@media': { [media.desktop]: { justifyContent: 'end' } },
});

export const likeBars = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

const bar = style({
  inlineSize: space[4],
  blockSize: marks.bar,
  borderRadius: radii.round,
  background: color.border,
});

export const likeBar = styleVariants({
  left: [bar, { background: color.accent, '@media': { [media.forcedColors]: { background: 'CanvasText' } } }],
  given: [bar],
});

export const game = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'center',
  ':focus-visible': { outline: 'none' },
});

export const deck = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: widths.bubble,
  // The edge of the next card is seen below.
  paddingBlockEnd: space[3],
  '@media': { [media.desktop]: { maxInlineSize: widths.spread } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  alignItems: 'start',
  alignSelf: 'stretch',
  justifySelf: 'stretch',
  // Beside two round buttons the longest words have just enough room on a phone.
  marginInline: `calc(-1 * ${space[2]})`,
  paddingBlock: space[2],
  paddingInline: space[2],
  // They stay under the thumb, however many words stand over them, and on a ground that covers those.
  position: 'sticky',
  zIndex: layers.action,
  insetBlockEnd: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom))`,
  background: color.surface,
  '@media': {
    [media.tablet]: { insetBlockEnd: 0 },
    // Where text is enlarged they would take a third of a phone.
    [media.narrowest]: { position: 'static' },
  },
});

/** Both choices are equally wide. */
export const choice = style({
  flex: '1 1 0',
  minInlineSize: 'min-content',
  maxInlineSize: leastWidths.action,
});

export const control = style({
  display: 'grid',
  gap: space[1.5],
  justifyItems: 'stretch',
  textAlign: 'center',
});

export const shortcut = style({
  display: 'none',
  justifySelf: 'center',
  paddingInline: space[2],
  border: `${lines.hair} solid ${color.border}`,
  borderRadius: radii.inner,
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: text.stamp,
  '@media': { [`${media.hover} and ${media.desktop}`]: { display: 'block' } },
});

/** A letter that works in the game alone. */
export const typedShortcut = style([
  shortcut,
  { visibility: 'hidden', selectors: { [`${game}:focus-within &`]: { visibility: 'visible' } } },
]);

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

export const undo = style({ position: 'relative', display: 'grid', justifySelf: 'center' });

/** Around the button, it fades in the ten seconds in which that works. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 ${lines.focus} ${color.link}`,
  pointerEvents: 'none',
  animation: `${fade} ${loops.undo} linear both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const fine = style({ color: color.textMuted, fontSize: text.label, textAlign: 'center' });

export const filters = style({ fontSize: text.label, textAlign: 'center' });

export const waitingDeck = style({
  inlineSize: '100%',
  maxInlineSize: widths.portrait,
  marginInline: 'auto',
});
