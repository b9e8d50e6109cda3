import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lights, lines, media, radii, sizes, space } from '@vela/ui/tokens';

const { color, text } = vars;

export const hero = style({
  overflow: 'clip',
  paddingBlock: `${space[4]} ${space[10]}`,
  background: [
    `radial-gradient(${lights.hero}, ${color.hero2}, transparent 70%)`,
    `linear-gradient(${color.hero1}, ${color.surface} 92%)`,
  ].join(', '),
  '@media': { [media.desktop]: { paddingBlock: space[12] } },
});

export const grid = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.04fr)',
      gap: space[16],
      alignItems: 'center',
    },
  },
});

export const copy = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    // The wall comes first where there is no room beside the words; listening, the words do.
    [media.belowDesktop]: { order: 1 },
    [media.desktop]: { gap: space[8] },
  },
});

export const lead = style({
  maxInlineSize: '26em',
  marginBlockStart: space[4],
  color: color.textMuted,
  fontSize: text.lead,
});

export const points = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[10],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space[8],
      rowGap: space[3],
      paddingBlock: space[12],
    },
  },
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[1],
  alignItems: 'center',
  alignContent: 'start',
  // Side by side, words begin on one line however long the titles are.
  '@media': { [media.tablet]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
});

export const pointIcon = style({
  display: 'inline-flex',
  padding: space[2],
  borderRadius: radii.control,
  background: color.accentSoft,
  color: color.onAccentSoft,
});

export const pointTitle = style({ fontSize: text.section });

export const pointWords = style({
  gridColumn: '2',
  maxInlineSize: '27em',
  color: color.textMuted,
  alignSelf: 'start',
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});

export const band = style({
  borderBlock: `${lines.hair} solid ${color.border}`,
  background: color.surfaceSunken,
});

/** How wide the mat is between a picture and its frame. */
const mat = { phone: space[1], tablet: space[1.5] } as const;

export const figure = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.belowDesktop]: { marginInline: `calc(${sizes.gutter} * -0.4)` } },
});

/** Four columns of frames in one proportion: a large one takes the place of four. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: space[2],
  '@media': { [media.desktop]: { gap: space[3] } },
});

const frame = style({
  display: 'block',
  overflow: 'hidden',
  padding: mat.phone,
  borderRadius: radii.control,
  background: color.surfaceRaised,
  boxShadow: vars.lift.rest,
  // A phone shows the first large one and four beside it: the form is not far below.
  selectors: { '&:nth-child(n + 6)': { display: 'none' } },
  '@media': {
    [media.tablet]: { padding: mat.tablet, borderRadius: radii.card },
    [media.desktop]: { selectors: { '&:nth-child(n + 6)': { display: 'block' } } },
  },
});

export const small = style([frame]);

export const large = style([
  frame,
  {
    gridColumn: 'span 2',
    gridRow: 'span 2',
    '@media': { [media.desktop]: { selectors: { '&:nth-child(6)': { gridColumn: '3 / span 2' } } } },
  },
]);

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '4 / 5',
  borderRadius: `calc(${radii.control} - ${mat.phone})`,
  objectFit: 'cover',
  '@media': { [media.tablet]: { borderRadius: `calc(${radii.card} - ${mat.tablet})` } },
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: text.label,
  '@media': { [media.belowDesktop]: { paddingInline: `calc(${sizes.gutter} * 0.4)` } },
});
