import { recipe } from '@vanilla-extract/recipes';
import { iconSizes } from '../tokens';
import { DIRECTIONAL_GLYPHS } from './directional-glyphs';

/** The library gives each glyph a class of its name. */
const directional = DIRECTIONAL_GLYPHS.map((name) => `.lucide-${name}`).join(', ');

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.9,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: { [`[dir="rtl"] &:is(${directional})`]: { scale: '-1 1' } },
  },
  variants: {
    size: {
      tiny: square(iconSizes.tiny),
      small: square(iconSizes.small),
      inline: square(iconSizes.inline),
      medium: square(iconSizes.medium),
      large: { ...square(iconSizes.large), strokeWidth: 1.75 },
      huge: { ...square(iconSizes.huge), strokeWidth: 1.6 },
    },
    filled: { true: { fill: 'currentColor' } },
  },
});
