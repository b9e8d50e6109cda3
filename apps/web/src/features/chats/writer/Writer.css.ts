import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { anchors, layers, limits, lines, media, radii, sizes, space } from '@vela/ui/tokens';

const { color } = vars;

/** In place of the composer. */
export const instead = style({
  anchorName: anchors.foot,
  padding: `${space[3]} ${sizes.gutter} calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${lines.hair} solid ${color.border}`,
  background: color.surfaceRaised,
});

export const gifts = style({ display: 'grid', gap: space[2] });

export const preview = style({
  inlineSize: '100%',
  maxBlockSize: limits.writer,
  borderRadius: radii.card,
  objectFit: 'contain',
  background: color.surfaceHover,
});

export const progress = style({ inlineSize: '100%', blockSize: space[2], accentColor: color.accent });

export const sheet = style({ display: 'grid', gap: space[4] });

/** Stays at the foot of the sheet while the gifts scroll. */
export const sheetFoot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[6]})`,
  zIndex: layers.action,
  display: 'grid',
  marginInline: `calc(-1 * ${space[5]})`,
  marginBlockStart: space[4],
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `${lines.hair} solid ${color.border}`,
  background: color.surfaceRaised,
  '@media': {
    [media.phone]: {
      insetBlockEnd: `calc(-1 * ${space[8]})`,
      marginInline: `calc(-1 * ${space[8]})`,
      paddingInline: space[8],
    },
  },
});

// What gets the focus is brought above it.
globalStyle(`dialog:has(${sheetFoot})`, {
  scrollPaddingBlockEnd: `calc(${sizes.control} + 2 * ${space[3]} + ${space[2]})`,
});
