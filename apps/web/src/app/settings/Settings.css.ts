import { style } from '@vanilla-extract/css';
import { limits, media, sizes, space } from '@vela/ui/tokens';

export const page = style({
  paddingBlock: `${space[6]} ${space[16]}`,
  minBlockSize: limits.page,
  '@media': { [media.tablet]: { paddingBlockStart: space[10] } },
});

/** Two columns of cards where there is room for them; each begins where the one above it ends. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const blockedList = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const blockedRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});

/** Below the rest of its row, as wide as the card. */
export const rowProblem = style({ gridColumn: '1 / -1' });

export const deviceList = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const deviceRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

/** Below the words on a phone, else beside them. */
export const deviceAction = style({ gridColumn: 2, '@media': { [media.tablet]: { gridColumn: 3 } } });

export const deviceName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const deviceFacts = style({ display: 'grid', gap: space[1] });

/** However long it is, and however large the text. */
export const address = style({ overflowWrap: 'anywhere' });

/** The target of a link stays clear of the bar above. */
export const anchor = style({ scrollMarginBlockStart: `calc(${sizes.topBarWide} + ${space[4]})` });
