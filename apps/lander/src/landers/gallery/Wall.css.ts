import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { media, radii, sizes, space } from '@vela/ui/tokens';

const { color, text } = vars;

/** How wide the mat is between a picture and its frame. */
const mat = { phone: space[1], tablet: space[1.5] } as const;

export const figure = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.belowDesktop]: { marginInline: `calc(${sizes.gutter} * -0.4)` } },
});

/** Four columns of frames in one proportion: a large one takes the place of four. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: space[2],
  '@media': { [media.desktop]: { gap: space[3] } },
});

const frame = style({
  display: 'block',
  overflow: 'hidden',
  padding: mat.phone,
  borderRadius: radii.control,
  background: color.surfaceRaised,
  boxShadow: vars.lift.rest,
  // A phone shows the first large one and four beside it: the form is not far below.
  selectors: { '&:nth-child(n + 6)': { display: 'none' } },
  '@media': {
    [media.tablet]: { padding: mat.tablet, borderRadius: radii.card },
    [media.desktop]: { selectors: { '&:nth-child(n + 6)': { display: 'block' } } },
  },
});

export const small = style([frame]);

export const large = style([
  frame,
  {
    gridColumn: 'span 2',
    gridRow: 'span 2',
    '@media': { [media.desktop]: { selectors: { '&:nth-child(6)': { gridColumn: '3 / span 2' } } } },
  },
]);

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  aspectRatio: '4 / 5',
  borderRadius: `calc(${radii.control} - ${mat.phone})`,
  objectFit: 'cover',
  '@media': { [media.tablet]: { borderRadius: `calc(${radii.card} - ${mat.tablet})` } },
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: text.label,
  '@media': { [media.belowDesktop]: { paddingInline: `calc(${sizes.gutter} * 0.4)` } },
});
