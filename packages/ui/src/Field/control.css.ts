import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radii, sizes } from '../tokens';

const { color, motion, text } = vars;

/** What everything that takes words looks like: 52 px high, an edge that can be seen. */
export const control = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: sizes.field,
  padding: '0.75rem 1rem',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radii.control,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: text.body,
  lineHeight: 1.35,
  transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
  '::placeholder': { color: color.textMuted, opacity: 1 },
  ':focus': { outline: `3px solid ${color.focus}`, outlineOffset: '1px', borderColor: color.focus },
  ':disabled': {
    background: color.surfaceHover,
    color: color.textMuted,
    borderColor: color.border,
    opacity: 1,
    cursor: 'not-allowed',
  },
  selectors: {
    '&[data-good]': { borderColor: color.successEdge },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.text,
      boxShadow: `inset 0 0 0 4rem ${color.accentSoft}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: 2 } } } },
});
