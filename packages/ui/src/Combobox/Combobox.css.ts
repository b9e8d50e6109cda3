import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layers, limits, lines, media, radii, ringOffsets, sizes, space } from '../tokens';

const { color, motion, text } = vars;

const unfold = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${space[1.5]})` } });

export const combobox = style({ position: 'relative' });

/** It lies over what follows, so that nothing moves while one types. */
export const list = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space[1.5]})`,
  scrollMarginBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
  zIndex: layers.menu,
  maxBlockSize: limits.suggestions,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
  padding: space[2],
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: `${vars.lift.float}, inset 0 0 0 ${lines.hair} ${color.border}`,
  listStyle: 'none',
  animation: `${unfold} ${motion.fast} ${motion.ease}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.forcedColors]: { border: `${lines.hair} solid` },
    // Clear of the bottom bar.
    [media.belowTablet]: {
      scrollMarginBlockEnd: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom) + ${space[2]})`,
    },
  },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radii.control,
  fontSize: text.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color.accentSoft, color: color.onAccentSoft },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"])': { background: color.surfaceHover } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': {
          outline: `${lines.ring} solid Highlight`,
          outlineOffset: ringOffsets.inside,
        },
      },
    },
  },
});
