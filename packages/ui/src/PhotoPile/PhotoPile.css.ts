import { style, styleVariants } from '@vanilla-extract/css';
import { latePicture } from '../theme/late-picture.css';
import { media, photoPile, radii, space } from '../tokens';

const fade = (from: string) => `linear-gradient(currentColor ${from}, transparent)`;

/** Columns of portraits that run out of the picture above and fade away below; on a phone one row, as many as it has room for. */
export const pile = styleVariants({
  hero: {
    display: 'grid',
    overflow: 'hidden',
    '@media': {
      [media.belowDesktop]: {
        gridTemplateColumns: `repeat(auto-fill, minmax(${photoPile.narrowest}, 1fr))`,
        gridTemplateRows: '100%',
        gridAutoRows: 0,
        columnGap: space[2],
        blockSize: photoPile.phone,
      },
      [media.desktop]: {
        gridTemplateColumns: 'repeat(3, 1fr)',
        alignContent: 'start',
        gap: space[4],
        blockSize: photoPile.desktop,
        maskImage: fade('82%'),
      },
    },
  },
  aside: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignContent: 'start',
    gap: space[4],
    blockSize: '100%',
    paddingInline: space[8],
    overflow: 'hidden',
    maskImage: fade('84%'),
  },
});

const column = style({ display: 'grid', gap: space[4], alignContent: 'start' });

/** Each column starts a little higher or lower than its neighbour. */
export const columns = {
  hero: photoPile.hero.map((start) =>
    style([
      column,
      {
        '@media': {
          [media.belowDesktop]: { display: 'contents' },
          [media.desktop]: { marginBlockStart: start },
        },
      },
    ]),
  ),
  aside: photoPile.aside.map((start) => style([column, { marginBlockStart: start }])),
};

const portrait = style([
  latePicture,
  { inlineSize: '100%', aspectRatio: '4 / 5', borderRadius: radii.card, objectFit: 'cover' },
]);

export const picture = styleVariants({
  hero: [
    portrait,
    { '@media': { [media.belowDesktop]: { blockSize: '100%', aspectRatio: 'auto', minBlockSize: 0 } } },
  ],
  aside: [portrait],
});
