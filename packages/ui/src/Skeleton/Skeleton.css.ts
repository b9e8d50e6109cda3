import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { avatarSizes, lines, loops, media, radii, sizes } from '../tokens';

const { color, text } = vars;

const pass = keyframes({ from: { backgroundPosition: '160% 0' }, to: { backgroundPosition: '-60% 0' } });

export const bone = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    borderRadius: radii.inner,
    background: color.surfaceHover,
    backgroundImage: `linear-gradient(100deg, transparent 30%, color-mix(in oklch, ${color.surfaceRaised}, transparent 45%) 50%, transparent 70%)`,
    backgroundSize: '200% 100%',
    animation: `${pass} ${loops.pass} linear infinite`,
    '@media': {
      [media.forcedColors]: { border: `${lines.hair} solid GrayText` },
      [media.reducedMotion]: { animation: 'none', backgroundSize: '100% 100%' },
    },
  },
  variants: {
    shape: {
      line: { blockSize: text.label },
      lead: { blockSize: text.lead },
      heading: { blockSize: text.page },
      control: { blockSize: sizes.field, borderRadius: radii.control },
      photo: { aspectRatio: '4 / 5', borderRadius: radii.card },
      card: { blockSize: `calc(2 * ${sizes.row})`, borderRadius: radii.card },
      /** It is as high as its place. */
      whole: { blockSize: '100%', borderRadius: radii.card },
      avatar: { inlineSize: avatarSizes.medium, blockSize: avatarSizes.medium, borderRadius: '50%' },
    },
    width: {
      full: {},
      most: { inlineSize: '70%' },
      half: { inlineSize: '46%' },
      third: { inlineSize: '32%' },
    },
  },
});
