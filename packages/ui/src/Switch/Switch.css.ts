import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radii, sizes } from '../tokens';

const { color, motion, text } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minBlockSize: sizes.target,
  cursor: 'pointer',
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const hint = style({ fontSize: text.label, lineHeight: 1.4, color: color.textMuted });

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  margin: 0,
  borderRadius: radii.round,
  background: color.borderControl,
  cursor: 'inherit',
  transition: `background ${motion.medium} ${motion.ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.1875rem',
    insetInlineStart: '0.1875rem',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    borderRadius: '50%',
    background: color.onPhoto,
    transition: `inset-inline-start ${motion.medium} ${motion.ease}`,
  },
  selectors: {
    '&:checked': { background: color.accent },
    '&:checked::after': { insetInlineStart: '1.3125rem', background: color.onAccent },
    '&:disabled': { background: color.border },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', '::after': { display: 'none' } } },
});
