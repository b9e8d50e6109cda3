import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, partSizes, radii, sizes, tracking } from '../tokens';

const { color } = vars;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  // From page to page it stays where it is.
  viewTransitionName: 'bottom-bar',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surfaceRaised,
  '@media': { [media.tablet]: { display: 'none' } },
});

// The page ends above the bar, not under it.
globalStyle(`body:has(${bar})`, {
  '@media': {
    [media.belowTablet]: { paddingBlockEnd: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom))` },
  },
});

export const items = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: sizes.bottomBar,
  maxInlineSize: '36rem',
  marginInline: 'auto',
});

export const link = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '0.1875rem',
  blockSize: '100%',
  color: color.textMuted,
  // Five words beside each other: they grow as far as a phone has room for them, as those of its own apps do. Each stands
  // under a picture, and is the name of its link.
  fontSize: partSizes.place,
  fontWeight: fontWeights.medium,
  lineHeight: 1.1,
  textAlign: 'center',
  outlineOffset: '-3px',
  selectors: { '&[aria-current]': { color: color.accent, fontWeight: fontWeights.bold } },
});

globalStyle(`${link}[aria-current] svg`, { strokeWidth: 2.3 });

export const words = style({
  maxInlineSize: '100%',
  letterSpacing: tracking.slight,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const picture = style({ position: 'relative', display: 'inline-flex' });

/** The badge overlaps its icon, with a ring of the bar's colour between them. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.3125rem',
  insetInlineStart: '1rem',
  display: 'inline-flex',
  borderRadius: radii.round,
  boxShadow: `0 0 0 2px ${color.surfaceRaised}`,
});
