import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lineHeights, lines, media, radii, ringOffsets, sizes, space } from '../tokens';

const { color, motion, text } = vars;

/** What everything that takes words looks like: 52 px high, an edge that can be seen. */
export const control = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: sizes.field,
  padding: `${space[3]} ${space[4]}`,
  border: `${lines.hair} solid ${color.borderControl}`,
  borderRadius: radii.control,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: text.body,
  lineHeight: lineHeights.note,
  transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
  // Words have a direction of their own, whatever the page's.
  unicodeBidi: 'plaintext',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  ':focus': {
    outline: `${lines.focus} solid ${color.focus}`,
    outlineOffset: ringOffsets.close,
    borderColor: color.focus,
  },
  ':disabled': {
    background: color.surfaceHover,
    color: color.textMuted,
    borderColor: color.border,
    opacity: 1,
    cursor: 'not-allowed',
  },
  selectors: {
    // An address and a number are written from the left everywhere, and stand where every field begins.
    '[dir="rtl"] &:is([type="email"], [type="url"], [type="tel"], [type="number"])': {
      direction: 'ltr',
      textAlign: 'end',
    },
    '&[data-good]': { borderColor: color.successEdge },
    '&[aria-invalid="true"]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${lines.hair} ${color.danger}`,
    },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.text,
      boxShadow: `inset 0 0 0 ${space[16]} ${color.accentSoft}`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: lines.ring } } },
  },
});
