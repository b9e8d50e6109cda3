import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lines, media, pictureSizes, radii, space } from '../tokens';

/** No shadow and no tint: it is no part of what the page is about. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  border: `${lines.hair} solid ${vars.color.border}`,
  borderRadius: radii.card,
  overflowWrap: 'anywhere',
});

export const withPicture = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${pictureSizes.message} minmax(0, 1fr)`, alignItems: 'center' },
  },
});

export const picture = style({
  inlineSize: pictureSizes.message,
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radii.control,
});

export const words = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
