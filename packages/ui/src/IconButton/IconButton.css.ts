import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { lines, media, radii, sizes } from '../tokens';

const { color, motion } = vars;

/** `aria-disabled` keeps a button in the order of the keyboard that only waits for something to do. */
const OFF = ':disabled, [aria-disabled="true"]';

/** Only a pointer changes the colour: after a finger it would stay. */
const hovered = (background: string) => ({
  '@media': { [media.hover]: { selectors: { [`&:hover:not(${OFF})`]: { background } } } },
});

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
        // It changes at once, with the press that leaves nothing to do; a transition of the colour would
        // delay it.
        transition: 'none',
      },
    },
  },
  variants: {
    tone: {
      plain: hovered(color.surfaceHover),
      soft: {
        background: color.accentSoft,
        color: color.onAccentSoft,
        ...hovered(color.accentSoftHover),
      },
      primary: {
        background: color.accent,
        color: color.onAccent,
        ...hovered(color.accentHover),
      },
      glass: {
        background: color.glass,
        color: color.text,
        boxShadow: vars.lift.rest,
        ...hovered(color.surfaceRaised),
        selectors: { '&[aria-pressed="true"]': { color: color.accent } },
      },
    },
    size: {
      normal: { inlineSize: sizes.target, blockSize: sizes.target },
      large: { inlineSize: sizes.roundButton, blockSize: sizes.roundButton },
    },
  },
});
