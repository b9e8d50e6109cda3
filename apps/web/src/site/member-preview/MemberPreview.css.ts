import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, layers, leastWidths, media, space, widths } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[5]} ${space[16]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `repeat(2, minmax(0, ${widths.portrait}))`,
      gap: `${space[6]} ${space[10]}`,
      justifyContent: 'center',
      alignItems: 'center',
      paddingBlockStart: space[10],
    },
    // Members see the same on a member's page.
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)', columnGap: space[12] },
  },
});

/** A page of words, where there is no photo to stand beside. */
export const wordsPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: widths.text,
  marginInline: 'auto',
  paddingBlock: `${space[5]} ${space[16]}`,
});

/** Its sign in line with the initials under it. */
export const backAlone = style({ marginInlineStart: `calc(-1 * ${space[2]})` });

/** The initials beside the name; below each other where text is enlarged. */
export const face = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

/** As wide as the initials leave it. */
export const besideFace = style({ flex: `1 1 ${leastWidths.tile}`, minInlineSize: 0 });

export const photo = style({ position: 'relative', minInlineSize: 0 });

/** It stands in the corner of the photo, as on a member's page for members. */
export const back = style({
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockStart: space[3],
  zIndex: layers.action,
});

export const words = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const age = style({ fontWeight: fontWeights.regular });

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  margin: 0,
  color: vars.color.textMuted,
});

export const list = style({
  display: 'grid',
  gap: space[3],
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
});

/** On a phone each is as wide as the other. */
export const choices = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap' } },
});
