import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  lineHeights,
  lines,
  media,
  sizes,
  space,
  underlineOffset,
  widths,
} from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': {
    [media.tablet]: { gap: space[8] },
    [media.desktop]: { gap: space[10], paddingBlockStart: space[10] },
  },
});

export const lead = style({ display: 'grid', gap: space[3] });

export const points = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const point = style({ display: 'flex', gap: space[2], lineHeight: lineHeights.note });

export const pointMark = style({ marginBlockStart: space[0.5] });

/** What opens more: it looks like the link that it is. */
export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[2.5],
  color: vars.color.link,
  fontWeight: fontWeights.medium,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  cursor: 'pointer',
});

/** Beside nothing else: as wide as words are read. */
export const claim = style({ maxInlineSize: widths.text });

export const source = style({ fontSize: vars.text.label, color: vars.color.textMuted });

export const shop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
});

export const group = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: space[4],
  fontSize: vars.text.section,
  fontWeight: fontWeights.bold,
});

/** The page's heading says it for those who see. */
export const hiddenLegend = style({
  position: 'absolute',
  inlineSize: lines.hair,
  blockSize: lines.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The tag of one stands over its edge: it keeps clear of the one above. */
export const packages = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.tablet]: { gap: space[4], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${widths.answers}`, gap: space[10] } },
});

export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minInlineSize: 0,
});

export const methodGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Where there is room for two, what stands beside a field is on the middle line of its control, under no label. */
export const beside = style({
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      paddingInlineStart: space[2],
      paddingBlockStart: `calc(${vars.text.label} * ${lineHeights.note} + ${space[1.5]} + (${sizes.field} - ${sizes.target}) / 2)`,
    },
  },
});

export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
});

/** It is as high as the card of a payment method. */
export const wayBone = style({ blockSize: sizes.row });

/** It is as high as the bill before anything is chosen. */
export const billBone = style({ blockSize: `calc(5 * ${sizes.row})` });

export const discount = style({ display: 'grid', gap: space[3] });

export const discountField = style({ paddingBlockStart: space[3] });

/** It is within the field, so that an error stands under both and moves neither. */
export const discountRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'end',
});

/** The button stays beside the words; its own end where theirs would be. */
export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
});

export const promises = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.label,
  color: vars.color.textMuted,
});
