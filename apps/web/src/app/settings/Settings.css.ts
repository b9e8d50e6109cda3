import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, media, space } from '@vela/ui/tokens';

const { color } = vars;

/** Two columns of cards where there is room for them; each begins where the one above it ends. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  padding: space[5],
  borderRadius: 'inherit',
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
});

export const facts = style({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' });

/** What invisible mode hides and what it leaves, beside each other where there is room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({ display: 'grid', alignContent: 'start', gap: space[2] });

export const points = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});

export const pointIcon = style({ display: 'grid', color: color.link });

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

export const reportList = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const reportRow = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `${lines.hair} solid ${color.border}` },
  },
});

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
