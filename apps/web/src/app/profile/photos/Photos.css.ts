import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, leastWidths, lineHeights, media, radii, space, widths } from '@vela/ui/tokens';

const { color, text } = vars;

export const grid = style({
  display: 'grid',
  // Enlarged text makes the place for a photo high, and by its shape as wide as it likes.
  minInlineSize: 0,
  // Two on a phone, one where its text is enlarged: the marks on a photo are words.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidths.tile}), 1fr))`,
  gap: space[3],
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[4] },
    [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

// On a phone the place for the first photo leaves none empty beside it.
globalStyle(`${grid} > :only-child`, {
  '@media': { [media.belowPhone]: { gridColumn: '1 / -1', aspectRatio: '8 / 5' } },
});

export const tile = style({
  position: 'relative',
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&[data-dragged]': { opacity: 0.5 },
  },
});

export const marks = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
});

export const tool = style({ position: 'absolute', insetBlockEnd: space[2], insetInlineEnd: space[2] });

export const placeholder = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  aspectRatio: '4 / 5',
  padding: space[3],
  borderRadius: radii.card,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: vars.text.label,
  textAlign: 'center',
});

export const upload = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radii.card,
  background: color.surfaceHover,
});

export const uploadWords = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[3],
  background: `color-mix(in oklch, ${color.surfaceRaised}, transparent 18%)`,
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
  textAlign: 'center',
  textWrap: 'balance',
});

export const progress = style({ inlineSize: '100%', accentColor: color.accent });

export const files = style({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: space[5] });

const line = `calc(${vars.text.label} * ${lineHeights.note})`;

/** The words under the heading: a line, or two on a phone, each as high as a line. */
export const leadBones = style({
  display: 'grid',
  gridAutoRows: line,
  alignItems: 'center',
  '@media': { [media.tablet]: { maxInlineSize: '60%' } },
});

export const secondLine = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const tips = style({ maxInlineSize: widths.text });

export const tipsSummary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[2.5],
  color: color.link,
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const tipsList = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  fontSize: text.label,
  color: color.textMuted,
});
