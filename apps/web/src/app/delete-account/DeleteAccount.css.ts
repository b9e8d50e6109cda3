import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, media, space } from '@vela/ui/tokens';

const { color } = vars;

/** What happens when: below each other on a phone, else in a row. */
export const steps = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `${lines.edge} solid ${color.border}`,
  selectors: { '&:first-child': { borderColor: color.accent } },
});

export const when = style({ color: color.link });

/** Two answers of the same weight: each ends in its button, at the same height. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  blockSize: '100%',
});

/** The rest of a card's height. */
export const atEnd = style({ marginBlockStart: 'auto' });

export const reasons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const offers = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const offer = style({
  display: 'grid',
  gap: space[3],
  paddingBlockEnd: space[4],
  borderBlockEnd: `${lines.hair} solid ${color.border}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

/** What only script can do. */
export const scripted = style({ '@media': { [media.noScript]: { display: 'none' } } });

export const code = style({
  overflowWrap: 'anywhere',
});
