import { recipe } from '@vanilla-extract/recipes';
import { sizes } from '../tokens';

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
      tiny: { inlineSize: '0.875rem', blockSize: '0.875rem' },
      small: { inlineSize: '1rem', blockSize: '1rem' },
      inline: { inlineSize: '1.0625rem', blockSize: '1.0625rem' },
      medium: { inlineSize: sizes.icon, blockSize: sizes.icon },
      large: { inlineSize: '1.5rem', blockSize: '1.5rem', strokeWidth: 1.75 },
      huge: { inlineSize: '1.75rem', blockSize: '1.75rem', strokeWidth: 1.6 },
    },
    filled: { true: { fill: 'currentColor' } },
  },
});
