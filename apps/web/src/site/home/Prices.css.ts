import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

/** On a desktop the way to all prices stands under the words; both together are in the middle beside the list. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr 1.05fr', rowGap: space[6], columnGap: space[20] },
  },
});

export const words = style({
  '@media': {
    [media.desktop]: {
      alignSelf: 'end',
      // No way to all prices follows.
      selectors: { '&:nth-last-child(2)': { gridRow: '1 / span 2', alignSelf: 'center' } },
    },
  },
});

export const list = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } },
});

/** Below a desktop's width it is as wide as the list that it continues. */
export const more = style({
  display: 'grid',
  '@media': { [media.desktop]: { justifySelf: 'start', alignSelf: 'start' } },
});
