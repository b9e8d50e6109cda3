import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { lines, media, radii, sizes } from '../tokens';

const { color, motion } = vars;

/** `aria-disabled` keeps a button in the order of the keyboard that only waits for something to do. */
const OFF = ':disabled, [aria-disabled="true"]';
const HOVERED = `&:hover:not(${OFF})`;

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radii.round,
    transition: `background ${motion.fast} ${motion.ease}`,
    '@media': { [media.forcedColors]: { border: `${lines.hair} solid ButtonText` } },
    selectors: {
      [`&:is(${OFF})`]: {
        background: color.surfaceHover,
        color: color.textMuted,
        cursor: 'not-allowed',
        // At once, with the press that leaves nothing to do, which would else wait for the beginning of a change of colour.
        transition: 'none',
      },
    },
  },
  variants: {
    tone: {
      plain: { selectors: { [HOVERED]: { background: color.surfaceHover } } },
      soft: {
        background: color.accentSoft,
        color: color.onAccentSoft,
        selectors: { [HOVERED]: { background: color.accentSoftHover } },
      },
      primary: {
        background: color.accent,
        color: color.onAccent,
        selectors: { [HOVERED]: { background: color.accentHover } },
      },
      glass: {
        background: color.glass,
        color: color.text,
        boxShadow: vars.lift.rest,
        selectors: {
          [HOVERED]: { background: color.surfaceRaised },
          '&[aria-pressed="true"]': { color: color.accent },
        },
      },
    },
    size: {
      normal: { inlineSize: sizes.target, blockSize: sizes.target },
      large: { inlineSize: sizes.roundButton, blockSize: sizes.roundButton },
    },
  },
});
