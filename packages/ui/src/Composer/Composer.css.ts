import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { beside } from '../Popover/Popover.css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii, sizes, space } from '../tokens';

const { color, text } = vars;

const ANCHOR = '--composer';

export const composer = style({
  // What is explained here covers what was said rather than what is being written.
  anchorName: ANCHOR,
  vars: { [beside]: ANCHOR },
  padding: `0.625rem ${sizes.gutter} calc(0.625rem + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surfaceRaised,
});

export const column = style({ display: 'grid', maxInlineSize: '47rem', marginInline: 'auto' });

export const above = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  paddingBlockEnd: '0.625rem',
  selectors: { '&:empty': { display: 'none' } },
});

export const writer = style({
  display: 'flex',
  // Only for enlarged text: the words get a line of their own.
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0.125rem',
  padding: '0.25rem',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radii.sheet,
  background: color.surfaceRaised,
  selectors: {
    '&:has(textarea:focus)': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '1px',
      borderColor: color.focus,
    },
  },
});

export const tools = style({ display: 'flex', gap: '0.125rem' });

/** The field with its label, as one cell. */
export const field = style({ display: 'grid', flex: '1 1 7rem', minInlineSize: 0 });

export const input = style({
  inlineSize: '100%',
  minBlockSize: sizes.target,
  maxBlockSize: '9rem',
  padding: '0.65rem 0.375rem',
  border: 0,
  outline: 0,
  background: 'none',
  lineHeight: 1.42,
  resize: 'none',
  fieldSizing: 'content',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  selectors: { '&:focus-visible': { outline: 0 } },
});

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  padding: '0.4375rem 0.5rem 0',
  color: color.textMuted,
  fontSize: text.stamp,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});

/** Where there is no room beside the note, each tool says it for itself. */
export const aside = style({ '@media': { [media.belowPhone]: { display: 'none' } } });

export const count = recipe({
  base: { fontWeight: fontWeights.medium },
  variants: { isOver: { true: { color: color.dangerText } } },
});

export const starters = style({
  display: 'flex',
  gap: space[2],
  marginInline: `calc(-1 * ${sizes.gutter})`,
  padding: `2px ${sizes.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { flexWrap: 'wrap', marginInline: 0, paddingInline: '2px' } },
});

export const starterItem = style({ flex: 'none', '@media': { [media.phone]: { flex: '0 1 auto' } } });

export const starter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4375rem',
  maxInlineSize: 'min(17rem, 86vw)',
  minBlockSize: sizes.target,
  padding: '0.375rem 0.875rem',
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${color.borderControl}`,
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  lineHeight: 1.25,
  textAlign: 'start',
  ':hover': { background: color.surfaceHover },
  '@media': {
    // A line is one line where there is room for it.
    [media.phone]: { maxInlineSize: '100%' },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});
