import { style } from '@vanilla-extract/css';
import { limits, media, space } from '@vela/ui/tokens';

/** One column, which a long word in large text doesn't widen. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({
  ...oneColumn,
  gap: space[8],
  paddingBlock: `${space[6]} ${space[16]}`,
  minBlockSize: limits.page,
  '@media': { [media.tablet]: { paddingBlockStart: space[10] } },
});

export const waiting = style({ ...oneColumn, gap: space[8] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

/** Two columns of sections where there is room for them; each begins where the one above it ends. */
export const sections = style({
  ...oneColumn,
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ ...oneColumn, gap: space[6] });

export const steps = style({ ...oneColumn, gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
