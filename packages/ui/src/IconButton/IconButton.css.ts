import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media, radii, sizes } from '../tokens';

const { color, motion } = vars;

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radii.round,
    transition: `background ${motion.fast} ${motion.ease}`,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
    selectors: {
      // `aria-disabled` keeps one in the order of the keyboard that only waits for something to do.
      '&:disabled, &[aria-disabled="true"]': {
        background: color.surfaceHover,
        color: color.textMuted,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    tone: {
      plain: { ':hover': { background: color.surfaceHover } },
      soft: {
        background: color.accentSoft,
        color: color.onAccentSoft,
        ':hover': { background: color.accentSoftHover },
      },
      primary: {
        background: color.accent,
        color: color.onAccent,
        ':hover': { background: color.accentHover },
      },
      glass: {
        background: color.glass,
        color: color.text,
        boxShadow: vars.lift.rest,
        ':hover': { background: color.surfaceRaised },
      },
    },
    size: {
      normal: { inlineSize: sizes.target, blockSize: sizes.target },
      large: { inlineSize: '3.5rem', blockSize: '3.5rem' },
    },
  },
});
