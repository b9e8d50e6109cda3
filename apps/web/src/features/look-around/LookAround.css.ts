import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, media, space } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[5]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlockStart: space[8] } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
      alignItems: 'end',
    },
  },
});

export const ages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[3],
});

export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});

export const similar = style({
  display: 'grid',
  marginBlockStart: space[4],
  gap: space[5],
  paddingBlockStart: space[8],
  borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
