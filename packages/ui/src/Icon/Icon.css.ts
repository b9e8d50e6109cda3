import { recipe } from '@vanilla-extract/recipes';
import { iconSizes } from '../tokens';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.9,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
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
