import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
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
  whereCrowded,
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

export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  blockSize: '100%',
  maxInlineSize: widths.narrow,
  marginInline: 'auto',
});

/** As wide as the others, and never narrower than its word; of enlarged ones three stand in a row. */
export const place = style({ flex: `1 0 ${whereCrowded('26%')}`, minInlineSize: 'max-content' });

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
});

// Where words are enlarged, the room is theirs.
globalStyle(`${link} svg`, { inlineSize: limits.placeIcon, blockSize: limits.placeIcon });
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
});
