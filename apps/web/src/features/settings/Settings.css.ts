import { style } from '@vanilla-extract/css';
import { limits, media, sizes, space } from '@vela/ui/tokens';

export const page = style({
  paddingBlock: `${space[6]} ${space[16]}`,
  minBlockSize: limits.page,
  '@media': { [media.tablet]: { paddingBlockStart: space[10] } },
});

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

/** Below both, as wide as the card. */
export const blockedProblem = style({ gridColumn: '1 / -1' });

/** However long it is, and however large the text. */
export const address = style({ overflowWrap: 'anywhere' });

/** Where a link leads to stays clear of the bar above. */
export const anchor = style({ scrollMarginBlockStart: `calc(${sizes.topBarWide} + ${space[4]})` });
