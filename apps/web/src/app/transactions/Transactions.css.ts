import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  leastWidths,
  lines,
  media,
  radii,
  sizes,
  space,
  underlineOffset,
} from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [media.tablet]: { paddingBlockStart: space[10] } },
});

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: sizes.target,
  paddingBlock: space[3],
  borderBlockEnd: `${lines.hair} solid ${vars.color.border}`,
});

export const words = style({
  display: 'grid',
  flex: `1 1 ${leastWidths.phrase}`,
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
});

export const end = style({ display: 'grid', justifyItems: 'end', gap: space[1], marginInlineStart: 'auto' });

/** Two lines, each with its own end, which goes under it where there isn't room for both. */
export const order = style({
  display: 'grid',
  flex: '1 1 0',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
});

export const lineEnd = style({ marginInlineStart: 'auto' });

/** The sign that the row leads further. */
export const wayOn = style({ display: 'flex', alignItems: 'center', color: vars.color.textMuted });

/** It stands in the middle of the height of the two lines. */
const bones = { display: 'grid', alignContent: 'space-evenly', minBlockSize: sizes.control } as const;

export const wordBones = style({ ...bones, flex: `1 1 ${leastWidths.phrase}`, minInlineSize: 0 });

export const endBones = style({ ...bones, inlineSize: '25%' });

/** The whole row is the target. */
export const rowLink = style({
  color: 'inherit',
  fontWeight: fontWeights.bold,
  textDecorationThickness: lines.hair,
  textUnderlineOffset: underlineOffset,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radii.control },
});

export const orderPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[8]} ${space[16]}`,
});

export const waitingOrder = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

/** It stands in the middle, as the status of the payment does. */
export const toAll = style({ display: 'grid', justifyItems: 'center' });

export const receipt = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] });

/** A line that ended behind its first hyphen would tear a name such as “USt-IdNr.”. */
export const numberName = style({ whiteSpace: 'nowrap' });

/** What opens more: it looks like the link that it is. */
export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[2.5],
  color: vars.color.link,
  fontWeight: fontWeights.medium,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  cursor: 'pointer',
  // The room that a finger needs is no room below the last line of a card.
  selectors: { ':not([open]) > &': { marginBlockEnd: `calc(-1 * ${space[2.5]})` } },
});
