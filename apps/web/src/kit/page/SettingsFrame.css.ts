import { style, styleVariants } from '@vanilla-extract/css';
import { limits, media, space, widths } from '@vela/ui/tokens';

const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
  minBlockSize: limits.page,
  '@media': { [media.tablet]: { paddingBlockStart: space[10] } },
});

export const frame = styleVariants({
  narrow: [page, { inlineSize: '100%', maxInlineSize: widths.settings, marginInline: 'auto' }],
  wide: [page],
});
