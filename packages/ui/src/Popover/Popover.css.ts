import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, limits, lineHeights, lines, marks, media, radii, sizes, space } from '../tokens';

const { color, motion, text } = vars;

const ANCHORED = '(position-area: block-start)';

/** A finger's target that takes the room of its icon. */
export const opener = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: marks.help,
  blockSize: marks.help,
  verticalAlign: 'middle',
  borderRadius: radii.round,
  color: color.link,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc((${marks.help} - ${sizes.target}) / 2)`,
    insetInline: `calc((${marks.help} - ${sizes.target}) / 2)`,
  },
  '@media': {
    [media.hover]: { ':hover': { background: color.surfaceHover } },
    [media.forcedColors]: { border: `${lines.hair} solid ButtonText` },
  },
});

/**
 * It stands beside its button, on the side with room, or at the foot of the screen if the browser has no
 * anchors.
 */
export const panel = style({
  inset: `auto 0 calc(${space[4]} + env(safe-area-inset-bottom))`,
  margin: 0,
  marginInline: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: limits.floating,
  maxBlockSize: limits.floatingHigh,
  overflowY: 'auto',
  padding: space[4],
  border: 0,
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: `${vars.lift.float}, inset 0 0 0 ${lines.hair} ${color.border}`,
  color: color.text,
  fontSize: text.label,
  fontWeight: fontWeights.regular,
  lineHeight: lineHeights.text,
  textAlign: 'start',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}, overlay ${motion.fast} allow-discrete, display ${motion.fast} allow-discrete`,
  selectors: {
    '&:popover-open': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
      opacity: 1,
    },
  },
  '@supports': {
    [ANCHORED]: {
      inset: 'auto',
      margin: space[2],
      positionArea: 'block-start',
      positionTryFallbacks:
        'flip-block, block-start span-inline-start, block-start span-inline-end, block-end span-inline-start, block-end span-inline-end',
    },
  },
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

export const title = style({
  fontSize: text.body,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.snug,
});
