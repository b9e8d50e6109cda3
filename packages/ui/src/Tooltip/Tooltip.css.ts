import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, limits, lineHeights, lines, media, radii, space } from '../tokens';

const { color, motion, text } = vars;

const ANCHORED = '(position-area: block-end)';
const ANCHOR = '--tooltip-control';

export const around = style({ display: 'inline-grid', anchorName: ANCHOR, anchorScope: ANCHOR });

/**
 * It stands under its control, or where there is room; the space between belongs to it, so that the pointer
 * can cross. If the browser can't place it, it is at the foot of the screen.
 */
export const place = style({
  inset: `auto 0 calc(${space[4]} + env(safe-area-inset-bottom))`,
  margin: 0,
  marginInline: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: limits.floating,
  padding: space[2],
  border: 0,
  background: 'none',
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}, overlay ${motion.fast} allow-discrete, display ${motion.fast} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1 } },
  '@supports': {
    [ANCHORED]: {
      inset: 'auto',
      margin: 0,
      positionAnchor: ANCHOR,
      positionArea: 'block-end',
      positionTryFallbacks:
        'flip-block, block-end span-inline-start, block-end span-inline-end, block-start span-inline-start, block-start span-inline-end',
    },
  },
});

export const tip = style({
  display: 'block',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radii.inner,
  background: color.text,
  color: color.surface,
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  lineHeight: lineHeights.note,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});
