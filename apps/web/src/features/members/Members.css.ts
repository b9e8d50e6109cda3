import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { media, radii, sizes, space } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
  minBlockSize: '70dvb',
  alignContent: 'start',
  '@media': { [media.tablet]: { paddingBlockStart: space[10], gap: space[8] } },
});

export const columns = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[12] } },
});

export const steps = style({ listStyle: 'none', margin: 0, padding: 0 });

export const step = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } } });

const stepRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[4],
  minBlockSize: sizes.target,
});

export const doneRow = stepRow;

export const linkRow = style([
  stepRow,
  {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: radii.control,
    selectors: { '&:hover': { color: vars.color.link } },
  },
]);

const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radii.round,
});

export const markOpen = style([mark, { background: vars.color.accentSoft, color: vars.color.onAccentSoft }]);

export const markDone = style([mark, { background: vars.color.successSoft, color: vars.color.successText }]);

export const stepWords = style({ display: 'grid', gap: space[1] });

export const facts = style({
  display: 'grid',
  gap: space[6],
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const person = style({ display: 'grid', justifyItems: 'center', gap: space[4], textAlign: 'center' });

export const personWords = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
