import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  containers,
  fontWeights,
  layers,
  limits,
  lineHeights,
  lines,
  media,
  partSizes,
  radii,
  ringOffsets,
  sizes,
  space,
  tracking,
  widths,
} from '../tokens';

const { color } = vars;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layers.bar,
  // From page to page it stays where it is.
  viewTransitionName: 'bottom-bar',
  containerType: 'inline-size',
  blockSize: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${lines.hair} solid ${color.border}`,
  background: color.surfaceRaised,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** The page ends above the bar, not under it. */
export const room = style({
  flex: 'none',
  blockSize: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Enlarged words need two rows: three links, and two that share the other row. */
export const items = style({
  display: 'flex',
  blockSize: '100%',
  maxInlineSize: widths.narrow,
  marginInline: 'auto',
  '@container': {
    [containers.crowded]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, auto)',
      gridAutoRows: 'minmax(0, 1fr)',
    },
  },
});

/** Each is as wide as the others, and never narrower than its word. */
export const place = style({
  flex: 1,
  minInlineSize: 'max-content',
  '@container': {
    [containers.crowded]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(n + 4)': { gridColumn: 'span 3' } },
    },
  },
});

export const link = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  blockSize: '100%',
  color: color.textMuted,
  fontSize: partSizes.place,
  fontWeight: fontWeights.medium,
  lineHeight: lineHeights.tight,
  textAlign: 'center',
  outlineOffset: ringOffsets.inside,
  selectors: { '&[aria-current]': { color: color.accent, fontWeight: fontWeights.bold } },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } } },
  '@container': {
    [containers.crowded]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'center',
      alignItems: 'center',
      gap: space[0.5],
      fontSize: `min(${partSizes.place}, ${limits.placeWord})`,
    },
  },
});

// Enlarged words get all of the room.
globalStyle(`${link} svg`, {
  inlineSize: limits.placeIcon,
  blockSize: limits.placeIcon,
  '@container': { [containers.crowded]: { display: 'none' } },
});
globalStyle(`${link}[aria-current] svg`, { strokeWidth: 2.3 });

export const words = style({ letterSpacing: tracking.slight, whiteSpace: 'nowrap' });

export const picture = style({ position: 'relative', display: 'inline-flex' });

/** The badge overlaps its icon, with a ring of the bar's colour between them. */
export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space[1]})`,
  insetInlineStart: space[4],
  display: 'inline-flex',
  borderRadius: radii.round,
  boxShadow: `0 0 0 ${lines.ring} ${color.surfaceRaised}`,
  // With no icon under it, it stands beside the word.
  '@container': { [containers.crowded]: { position: 'static' } },
});
