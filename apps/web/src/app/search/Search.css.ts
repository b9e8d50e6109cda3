import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, limits, lines, media, radii, sizes, space, widths } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[5]} ${space[16]}`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${widths.aside} minmax(0, 1fr)`,
      gap: space[10],
      paddingBlockStart: space[8],
    },
  },
});

export const ways = style({ maxInlineSize: widths.portrait });

/** The panel of a desktop; below, a sheet has the same fields, and without script the panel itself. */
export const panel = style({
  padding: space[6],
  borderRadius: radii.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.rest,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: sizes.belowTopBar,
      maxBlockSize: `calc(${limits.screen} - ${sizes.belowTopBar} - ${space[6]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
    [`${media.belowDesktop} and (scripting: enabled)`]: { display: 'none' },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[4],
});

export const fields = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const switches = style({ display: 'grid' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const moreChips = style({ display: 'grid', gap: space[3] });

export const moreSummary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[2.5],
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
  color: vars.color.link,
  textDecoration: 'underline',
  cursor: 'pointer',
  // The room that a finger needs is no room below the last line of the panel.
  selectors: { ':not([open]) > &': { marginBlockEnd: `calc(-1 * ${space[2.5]})` } },
});

export const whileClosed = style({ selectors: { '[open] > summary > &': { display: 'none' } } });

export const whileOpen = style({ selectors: { ':not([open]) > summary > &': { display: 'none' } } });

/** Without script nothing is searched for by itself. */
export const panelFoot = style({
  display: 'none',
  marginBlockStart: space[6],
  '@media': { [media.noScript]: { display: 'grid' } },
});

/** The button stands at the foot of the sheet and takes the room. */
export const sheetEnds = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
});

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
});

export const heading = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });

const fades = `linear-gradient(to right, currentColor calc(100% - ${space[12]}), transparent)`;

/**
 * The edge fades until the end of the row is reached; a row with room enough doesn't scroll, and is whole.
 */
const goesOn = keyframes({ '0%, 99%': { maskImage: fades }, '100%': { maskImage: 'none' } });

/** One row to be swiped, from edge to edge, with room for the ring of the focus; it fades away where it goes on. */
export const filterBar = style({
  display: 'flex',
  gap: space[2],
  marginInline: `calc(-1 * ${sizes.gutter})`,
  marginBlock: `calc(-1 * ${space[1.5]})`,
  padding: `${space[1.5]} ${sizes.gutter}`,
  overflowX: 'auto',
  // Where `showWhole` scrolls to what Tab leads to, nothing fades.
  scrollPaddingInline: space[12],
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { display: 'none' } },
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      animationName: goesOn,
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(self inline)',
    },
  },
});

globalStyle(`${filterBar} > *`, { flex: 'none' });

/** The wishes stand in the filter bar, where there is one. */
export const wishes = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const sheetOpener = style({ '@media': { [media.noScript]: { display: 'none' } } });

export const found = style({
  display: 'grid',
  gap: space[4],
  selectors: {
    // Those of the search before, until the others are there: pale, and as easy to read.
    '&[aria-busy=true]': {
      filter: 'grayscale(1)',
      transition: `filter ${vars.motion.fast} ${vars.motion.medium}`,
    },
  },
});

/** It has the same height before anything is loaded. */
export const count = style({ minBlockSize: '1lh' });

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlockStart: space[4],
});
