import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layers, lines, media, sizes, space } from '../tokens';

const SAFE = 'env(safe-area-inset-bottom)';

/**
 * It reaches from edge to edge of the dialog and down to its own edge: negative margins cancel the padding.
 */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * (${space[6]} + ${SAFE}))`,
  zIndex: layers.action,
  display: 'grid',
  gap: space[3],
  marginInline: `calc(-1 * ${space[5]})`,
  marginBlock: `${space[5]} calc(-1 * (${space[6]} + ${SAFE}))`,
  padding: `${space[3]} ${space[5]} calc(${space[5]} + ${SAFE})`,
  borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  '@media': {
    [media.phone]: {
      insetBlockEnd: `calc(-1 * ${space[8]})`,
      marginInline: `calc(-1 * ${space[8]})`,
      marginBlock: `${space[6]} calc(-1 * ${space[8]})`,
      padding: `${space[5]} ${space[8]} ${space[8]}`,
    },
  },
});

// What gets the focus is brought above it.
globalStyle(`dialog:has(${foot})`, {
  scrollPaddingBlockEnd: `calc(${sizes.control} + ${space[3]} + ${space[5]} + ${SAFE} + ${space[2]})`,
  '@media': {
    [media.phone]: {
      scrollPaddingBlockEnd: `calc(${sizes.control} + ${space[5]} + ${space[8]} + ${space[2]})`,
    },
  },
});
