import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, lineHeights, lines, marks, media, radii, sizes, space } from '@vela/ui/tokens';

const { color, lift, text } = vars;

/** The table, and beside it where there is room what is about this browser and the hours. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
});

export const side = style([main, { gap: space[6] }]);

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  overflow: 'hidden',
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: lift.rest,
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

/** On a phone each group names the columns again, so that they are in sight beside their switches. */
export const head = style({
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inlineSize: lines.hair,
      blockSize: lines.hair,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** The columns of the switches; the rest is for the words. */
export const wayColumn = style({
  inlineSize: sizes.row,
  '@media': { [media.tablet]: { inlineSize: `calc(2 * ${sizes.row})` } },
});

export const way = style({
  padding: `${space[5]} ${space[1]} ${space[4]}`,
  fontSize: text.label,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.snug,
  textAlign: 'center',
  verticalAlign: 'top',
});

/** The name of a column, under its icon. */
export const wayWords = style({ display: 'grid', justifyItems: 'center', gap: space[1.5] });

const divided = style({ borderBlockStart: `${lines.hair} solid ${color.border}` });

export const groupName = style([
  divided,
  {
    padding: `${space[3]} ${space[2]} ${space[2.5]} ${space[4]}`,
    background: color.surfaceSunken,
    fontSize: text.label,
    fontWeight: fontWeights.bold,
    textAlign: 'start',
    '@media': { [media.tablet]: { paddingInlineStart: space[6] } },
  },
]);

export const groupWay = style([
  divided,
  {
    padding: `${space[3]} 0 ${space[2.5]}`,
    background: color.surfaceSunken,
    color: color.textMuted,
    fontSize: text.stamp,
    fontWeight: fontWeights.bold,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);

/** The name of a column that the head of the table has already. */
export const groupWayWords = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const kind = style([
  divided,
  {
    padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
    fontWeight: fontWeights.regular,
    lineHeight: lineHeights.note,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': { [media.tablet]: { paddingInlineStart: space[6] } },
  },
]);

export const kindName = style({ display: 'block', fontWeight: fontWeights.medium });

export const kindNote = style({ display: 'block', fontSize: text.label, color: color.textMuted });

export const cell = style([
  divided,
  { padding: `${space[1]} 0`, textAlign: 'center', verticalAlign: 'middle', overflowWrap: 'anywhere' },
]);

/** The buttons take script. */
export const allOff = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap' },
    [media.noScript]: { display: 'none' },
  },
});

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});

export const steps = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  fontSize: text.label,
  lineHeight: lineHeights.note,
});

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});

/** The day as a band. */
export const clock = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: marks.badge,
  borderRadius: radii.round,
  background: color.border,
});

export const night = style({ fill: color.accent });

export const hours = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[1],
  fontSize: text.stamp,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** However long it is, and however large the text. */
export const address = style({ overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[3],
});
