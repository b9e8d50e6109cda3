import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  blurs,
  layers,
  leastWidths,
  lights,
  limits,
  lines,
  media,
  radii,
  sizes,
  space,
  widths,
} from '../tokens';

const { color, motion } = vars;

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[8]}` } });
const appear = keyframes({ from: { opacity: 0 } });

const dialog = style({
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: limits.sheet,
  marginBlock: 'auto 0',
  marginInline: 0,
  padding: `${space[6]} ${space[5]} calc(${space[6]} + env(safe-area-inset-bottom))`,
  border: 0,
  borderRadius: `${radii.sheet} ${radii.sheet} 0 0`,
  background: color.surfaceRaised,
  boxShadow: vars.lift.over,
  color: color.text,
  overscrollBehavior: 'contain',
  // What gets the focus in a sheet that scrolls keeps clear of its edge.
  scrollPaddingBlockEnd: `calc(${space[6]} + env(safe-area-inset-bottom))`,
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[4],
      alignContent: 'start',
      animation: `${rise} ${motion.slow} ${motion.ease}`,
    },
    '&::backdrop': {
      background: color.scrim,
      backdropFilter: `blur(${blurs.scrim}) saturate(1.1)`,
      animation: `${appear} ${motion.medium} ${motion.ease}`,
    },
  },
  '@media': {
    [media.phone]: { inlineSize: widths.form, margin: 'auto', padding: space[8], borderRadius: radii.sheet },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

// What lies under an open dialog doesn't scroll with it. Only where a finger scrolls: there no scroll bar goes away,
// which would move the page.
globalStyle('html[data-has-dialog]', { '@media': { '(hover: none)': { overflow: 'hidden' } } });

const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
});

/** On a phone it is as high as the window, so that a long step doesn't move its beginning. */
const pageDialog = style([
  dialog,
  {
    blockSize: limits.screen,
    maxBlockSize: limits.screen,
    paddingBlockStart: 0,
    borderRadius: 0,
    // What gets the focus is brought below the head.
    scrollPaddingBlockStart: `calc(${sizes.topBar} + ${space[2]})`,
    '@media': {
      [media.phone]: {
        inlineSize: widths.narrow,
        blockSize: 'auto',
        maxBlockSize: limits.sheet,
        paddingBlockStart: 0,
        borderRadius: radii.sheet,
      },
    },
  },
]);

/** It reaches from edge to edge: negative margins cancel the padding. */
const pageHead = style([
  head,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layers.action,
    alignItems: 'center',
    minBlockSize: sizes.topBar,
    marginInline: `calc(-1 * ${space[5]})`,
    padding: `calc(${space[3]} + env(safe-area-inset-top)) ${space[5]} ${space[3]}`,
    borderBlockEnd: `${lines.hair} solid ${color.border}`,
    background: color.surfaceRaised,
    '@media': {
      [media.phone]: {
        marginInline: `calc(-1 * ${space[8]})`,
        padding: `${space[3]} ${space[8]}`,
      },
    },
  },
]);

export const sized = { question: dialog, page: pageDialog } as const;

export const sizedHead = { question: head, page: pageHead } as const;

/**
 * Light falls on the picture from above. The dialog stays `fixed`, as the browser places it: its close button
 * is placed in it.
 */
export const picturedDialog = style([
  dialog,
  {
    paddingBlockStart: space[10],
    background: `radial-gradient(${lights.dialog}, ${color.hero1}, transparent 75%), ${color.surfaceRaised}`,
    textAlign: 'center',
    selectors: { '&[open]': { justifyItems: 'center' } },
    '@media': { [media.phone]: { paddingBlockStart: space[12] } },
  },
]);

export const picturedHead = style({ display: 'grid', justifyItems: 'center' });

export const picturedClose = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
});

export const title = style({ flex: 1, minInlineSize: 0 });

export const close = style({
  marginBlock: `calc(-1 * ${space[2]})`,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[2],
});

// Side by side where the words of all stand in one line, else one under the other.
globalStyle(`${actions} > *`, {
  flex: '1 1 100%',
  '@media': { [media.phone]: { flexBasis: leastWidths.action, minInlineSize: 'fit-content' } },
});

// Below a picture they stand one under the other.
globalStyle(`${picturedDialog} > ${actions}`, { inlineSize: '100%' });
globalStyle(`${picturedDialog} > ${actions} > *`, { flexBasis: '100%' });
