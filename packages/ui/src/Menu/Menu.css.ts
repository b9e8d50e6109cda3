import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  fontWeights,
  layers,
  leastWidths,
  limits,
  lines,
  media,
  partSizes,
  radii,
  sizes,
  space,
  widths,
} from '../tokens';

const { color, motion, text } = vars;

const unfold = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${space[1.5]})` } });

export const menu = style({ position: 'relative' });

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  minInlineSize: sizes.target,
  paddingInline: space[1.5],
  borderRadius: radii.round,
  fontSize: partSizes.item,
  fontWeight: fontWeights.medium,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
});

/** Words and an arrow that only a wide screen has room for. */
export const openerWords = style({
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: widths.barName,
  '@media': { [media.desktop]: { display: 'inline-flex', paddingInlineEnd: space[1] } },
});

export const openerName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${space[1.5]})`,
  zIndex: layers.menu,
  inlineSize: 'max-content',
  minInlineSize: leastWidths.action,
  maxInlineSize: limits.floating,
  maxBlockSize: limits.floatingHigh,
  overflow: 'auto',
  padding: space[2],
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: `${vars.lift.float}, inset 0 0 0 ${lines.hair} ${color.border}`,
  animation: `${unfold} ${motion.fast} ${motion.ease}`,
  '@media': {
    // Wider than what is left of its opener, it takes the width of the screen.
    [media.belowPhone]: {
      position: 'fixed',
      insetInline: space[3],
      insetBlockStart: `calc(${sizes.topBar} + ${space[1.5]})`,
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: sizes.target,
  paddingBlock: space[1.5],
  paddingInline: space[3],
  borderRadius: radii.control,
  fontSize: text.body,
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  selectors: { '&[aria-current]': { background: color.accentSoft, color: color.onAccentSoft } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.surfaceHover } } },
  },
});

globalStyle(`${item} > svg`, { color: color.textMuted });
