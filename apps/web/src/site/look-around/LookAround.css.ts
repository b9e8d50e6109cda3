import { style } from '@vanilla-extract/css';
import { media, space } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: `${space[5]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[6], paddingBlockStart: space[8] } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.desktop]: { gap: space[5] } },
});

export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});

/** The words at its start and what to do at its end, where there is room for both. */
export const more = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[10] },
  },
});

/** On a phone each is as wide as the other. */
export const choices = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap' } },
});
