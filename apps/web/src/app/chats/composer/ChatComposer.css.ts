import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { anchors, limits, lines, radii, sizes, space } from '@vela/ui/tokens';

const { color } = vars;

/** It stands in place of the composer. */
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
