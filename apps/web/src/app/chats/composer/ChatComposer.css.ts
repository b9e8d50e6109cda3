import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { anchors, limits, lineHeights, lines, media, radii, sizes, space } from '@vela/ui/tokens';

const { color, text } = vars;

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

/** What the next message answers, with the way out of it at the end. */
export const answered = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
});

export const openingLines = style({ display: 'grid', gap: space[2] });

export const lineButton = style({
  inlineSize: '100%',
  minBlockSize: sizes.target,
  padding: `${space[2.5]} ${space[4]}`,
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: `inset 0 0 0 ${lines.hair} ${color.borderControl}`,
  lineHeight: lineHeights.snug,
  textAlign: 'start',
  '@media': {
    [media.hover]: { ':hover': { background: color.surfaceHover } },
    [media.forcedColors]: { border: `${lines.hair} solid ButtonText` },
  },
});

export const price = style({ color: color.textMuted, fontSize: text.label });
