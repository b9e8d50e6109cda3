import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  lights,
  lineHeights,
  lines,
  marks,
  media,
  pictureSizes,
  radii,
  ringOffsets,
  sizes,
  space,
  widths,
} from '@vela/ui/tokens';

const { color, lift, text } = vars;

export const wait = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: space[10] },
  },
});

export const waitCard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[8]} ${space[5]} ${space[6]}`,
  borderRadius: radii.sheet,
  background: `radial-gradient(${lights.dialog}, ${color.hero1}, transparent 78%), ${color.surfaceRaised}`,
  boxShadow: lift.rest,
  textAlign: 'center',
});

export const fan = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space[3] });

export const fanPhoto = style({
  inlineSize: pictureSizes.fan,
  marginInline: `calc(-1 * ${space[1.5]})`,
  border: `${lines.frame} solid ${color.surfaceRaised}`,
  borderRadius: radii.card,
  boxShadow: lift.float,
  overflow: 'hidden',
  selectors: {
    '&:nth-child(odd)': { rotate: '-4deg' },
    '&:nth-child(even)': { rotate: '3deg' },
  },
});

export const until = style({
  display: 'grid',
  gap: space[2.5],
  inlineSize: '100%',
  maxInlineSize: widths.answers,
  marginBlockStart: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `${lines.hair} solid ${color.border}`,
});

export const digits = style({ color: color.textMuted, fontSize: text.section });

globalStyle(`${digits} b`, {
  color: color.text,
  fontSize: text.hero,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeights.tight,
});

export const day = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: marks.beat,
  border: 0,
  borderRadius: radii.round,
  overflow: 'hidden',
  background: color.border,
  '::-webkit-progress-bar': { background: color.border },
  '::-webkit-progress-value': { background: color.accent },
  '::-moz-progress-bar': { background: color.accent },
});

export const meanwhile = style({ display: 'grid', gap: space[3] });

export const rows = style({
  overflow: 'hidden',
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: lift.rest,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  padding: `${space[3]} ${space[4]}`,
  color: color.text,
  textDecoration: 'none',
  selectors: { 'li + li > &': { borderBlockStart: `${lines.hair} solid ${color.border}` } },
  ':focus-visible': { outlineOffset: ringOffsets.inside },
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
});

export const rowMark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.target,
  blockSize: sizes.target,
  borderRadius: '50%',
  background: color.accentSoft,
  color: color.onAccentSoft,
});
