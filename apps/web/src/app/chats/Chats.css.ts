import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { containers, lines, media, sizes, space, widths } from '@vela/ui/tokens';

const { color } = vars;

export const panes = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  blockSize: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: `${widths.conversations} minmax(0, 1fr)` } },
});

/** None to choose from: what to do then stands in the middle of all of it. */
export const noneYet = style([
  panes,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
]);

const list = style({
  containerType: 'size',
  minBlockSize: 0,
  '@media': {
    [media.desktop]: {
      borderInlineEnd: `${lines.hair} solid ${color.border}`,
      background: color.surfaceRaised,
    },
  },
});

/** The list and its head; on a narrow screen an open conversation stands in its place. By itself it ends where the window does. */
export const listPane = styleVariants({
  alone: [list, { '@media': { [media.desktop]: { borderInlineEnd: 'none' } } }],
  front: [list],
  behind: [list, { '@media': { [media.belowDesktop]: { display: 'none' } } }],
});

/** Head and foot stay while the list scrolls between them; where there is no room for that, all of it scrolls. */
export const listParts = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  '@container': { [containers.lowPane]: { display: 'block', overflowY: 'auto' } },
});

const head = style({ padding: `${space[5]} ${sizes.gutter} ${space[3]}` });

/** A heading that stands alone begins where the heading of every other screen does. */
export const listHead = styleVariants({
  alone: [head],
  besideOne: [head, { '@media': { [media.desktop]: { paddingInline: space[5] } } }],
});

/** It stands beside the list while no conversation is open. */
export const nothing = style({
  display: 'none',
  alignContent: 'center',
  background: color.surfaceSunken,
  '@media': { [media.desktop]: { display: 'grid' } },
});
