import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { media, radii, sizes, space } from '@vela/ui/tokens';

const { color } = vars;

/** What needs script isn't there without it. */
const WITHOUT_SCRIPT = '(scripting: none)';

export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});

export const rowIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.control,
  blockSize: sizes.control,
  borderRadius: radii.round,
  background: color.surfaceSunken,
});

export const rowFacts = style({ display: 'grid', gap: space[0.5], overflowWrap: 'anywhere' });

export const rowActions = style({
  display: 'flex',
  '@media': { [WITHOUT_SCRIPT]: { display: 'none' } },
});

export const rowForm = style({ gridColumn: '1 / -1' });

/** Its button is below the words on a phone, else beside them. */
export const addCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const addIcon = style({ display: 'grid', color: color.link });

export const addWords = style({ display: 'grid', gap: space[0.5] });

export const addAction = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

/** Keeps its place until the browser has said whether it can. */
export const unknownSupport = style({
  visibility: 'hidden',
  '@media': { [WITHOUT_SCRIPT]: { display: 'none' } },
});
