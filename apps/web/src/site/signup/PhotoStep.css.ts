import { style } from '@vanilla-extract/css';
import { media, pictureSizes, space } from '@vela/ui/tokens';

export const withoutScript = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } });

export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  '@media': { [media.noScript]: { display: 'none' } },
});

/** It is as high as the photo will be, so that nothing below moves when it appears. */
export const choice = style({ display: 'grid', minBlockSize: pictureSizes.chosenHigh });

export const chosen = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  inlineSize: `min(100%, ${pictureSizes.chosen})`,
  marginInline: 'auto',
});
