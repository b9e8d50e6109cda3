import { style } from '@vanilla-extract/css';
import { media, sizes, space } from '../tokens';

export const sides = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const side = style({ minInlineSize: 0, paddingBlock: space[8], paddingInline: sizes.gutter });

export const pair = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
