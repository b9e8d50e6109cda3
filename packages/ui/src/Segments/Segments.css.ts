import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, partSizes, radii, sizes } from '../tokens';

const { color } = vars;

export const tray = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: '0.25rem',
  borderRadius: radii.control,
  background: color.surfaceHover,
});

export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // As wide as its neighbours; a word too long for that sends the rest to a line of their own.
  flex: '1 1 4rem',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  minBlockSize: sizes.target,
  paddingInline: '0.375rem',
  borderRadius: radii.inner,
  fontSize: partSizes.item,
  fontWeight: fontWeights.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  hyphens: 'auto',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.surfaceRaised,
      boxShadow: vars.lift.rest,
      fontWeight: fontWeights.bold,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
