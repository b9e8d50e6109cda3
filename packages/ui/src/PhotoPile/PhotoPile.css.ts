import { style, styleVariants } from '@vanilla-extract/css';
import { latePicture } from '../theme/late-picture.css';
import { media, photoPile, radii, sizes, space } from '../tokens';

const fade = (from: string) => `linear-gradient(currentColor ${from}, transparent)`;

/** Columns of portraits that run out of the picture above and fade away below. */
export const pile = styleVariants({
  hero: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    alignContent: 'start',
    gap: space[3],
    blockSize: photoPile.phone,
    overflow: 'hidden',
    marginInline: `calc(${sizes.gutter} * -0.4)`,
    maskImage: fade('82%'),
    '@media': { [media.desktop]: { gap: space[4], blockSize: photoPile.desktop, marginInline: 0 } },
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

const column = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  '@media': { [media.desktop]: { gap: space[4] } },
});

const raised = (phone: string, desktop = phone) =>
  style([column, { marginBlockStart: phone, '@media': { [media.desktop]: { marginBlockStart: desktop } } }]);

/** Each column starts a little higher or lower than its neighbour. */
export const columns = {
  hero: photoPile.hero.map(({ phone, desktop }) => raised(phone, desktop)),
  aside: photoPile.aside.map((start) => raised(start)),
};

export const picture = style([
  latePicture,
  { inlineSize: '100%', aspectRatio: '4 / 5', borderRadius: radii.card, objectFit: 'cover' },
]);
