import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import {
  anchors,
  fontWeights,
  leastWidths,
  limits,
  lineHeights,
  lines,
  media,
  radii,
  ringOffsets,
  sizes,
  space,
  widths,
} from '../tokens';

const { color, text } = vars;

export const composer = style({
  anchorName: anchors.foot,
  padding: `${space[2.5]} ${sizes.gutter} calc(${space[2.5]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${lines.hair} solid ${color.border}`,
  background: color.surfaceRaised,
});

export const column = style({ display: 'grid', maxInlineSize: widths.conversation, marginInline: 'auto' });

export const above = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  paddingBlockEnd: space[2.5],
  selectors: { '&:empty': { display: 'none' } },
});

export const inputBox = style({
  display: 'flex',
  // On a phone more words than fit beside the tools get a line of their own, and enlarged ones anywhere.
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[0.5],
  padding: space[1],
  border: `${lines.hair} solid ${color.borderControl}`,
  borderRadius: radii.sheet,
  background: color.surfaceRaised,
  selectors: {
    '&:has(textarea:focus)': {
      outline: `${lines.focus} solid ${color.focus}`,
      outlineOffset: ringOffsets.close,
      borderColor: color.focus,
    },
  },
});

/** They get a line of their own at its start, with the button that sends at its end. */
export const tools = style({ display: 'flex', gap: space[0.5], marginInlineEnd: 'auto' });

/** The field with its label, as one cell. */
export const field = style({
  display: 'grid',
  flex: `1 1 ${leastWidths.phrase}`,
  minInlineSize: 0,
  '@supports': {
    '(field-sizing: content)': {
      '@media': {
        [media.belowTablet]: { flexBasis: 'auto', minInlineSize: leastWidths.phrase, maxInlineSize: '100%' },
      },
    },
  },
});

export const input = style({
  inlineSize: '100%',
  minBlockSize: sizes.target,
  maxBlockSize: `calc(6lh + ${space[2.5]})`,
  padding: space[2.5],
  border: 0,
  outline: 0,
  background: 'none',
  lineHeight: lineHeights.note,
  // A message has a direction of its own, whatever the page's.
  unicodeBidi: 'plaintext',
  resize: 'none',
  fieldSizing: 'content',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  selectors: {
    '&:focus-visible': { outline: 0 },
    // What stands in for words asks for no room.
    '&:placeholder-shown': { inlineSize: 0, minInlineSize: '100%' },
  },
  '@supports': {
    '(field-sizing: content)': {
      '@media': { [media.belowTablet]: { inlineSize: 'auto', minInlineSize: '100%', maxInlineSize: '100%' } },
    },
  },
});

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  padding: `${space[2]} ${space[2]} 0`,
  color: color.textMuted,
  fontSize: text.stamp,
  lineHeight: lineHeights.note,
  fontVariantNumeric: 'tabular-nums',
  // What explains the price is never on a line by itself.
  textWrap: 'pretty',
});

/** Where there is no room beside the note, each tool says it for itself. */
export const aside = style({ '@media': { [media.belowPhone]: { display: 'none' } } });

export const count = recipe({
  base: { fontWeight: fontWeights.medium },
  variants: { isOver: { true: { color: color.dangerText } } },
});

export const icebreakers = style({
  display: 'flex',
  gap: space[2],
  marginInline: `calc(-1 * ${sizes.gutter})`,
  padding: `${space[0.5]} ${sizes.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { flexWrap: 'wrap', marginInline: 0, paddingInline: space[0.5] } },
});

export const icebreakerItem = style({ flex: 'none', '@media': { [media.phone]: { flex: '0 1 auto' } } });

export const icebreaker = style({
  scrollMarginInline: sizes.gutter,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  maxInlineSize: limits.starter,
  minBlockSize: sizes.target,
  padding: `${space[1.5]} ${space[3.5]}`,
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: `inset 0 0 0 ${lines.hair} ${color.borderControl}`,
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  lineHeight: lineHeights.snug,
  textAlign: 'start',
  '@media': {
    [media.hover]: { ':hover': { background: color.surfaceHover } },
    // A line is one line where there is room for it.
    [media.phone]: { maxInlineSize: '100%' },
    [media.forcedColors]: { border: `${lines.hair} solid ButtonText` },
  },
});
