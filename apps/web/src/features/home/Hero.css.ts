import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lights, media, photoPile, space } from '@vela/ui/tokens';

const { color } = vars;

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  background: [
    `radial-gradient(${lights.hero}, ${color.hero2}, transparent 70%)`,
    `linear-gradient(${color.hero1}, ${color.surface} 92%)`,
  ].join(', '),
});

export const grid = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `0 ${space[10]}`,
  '@media': {
    // The portraits come first where there is no room beside the words; listening, the words do. Their room is there
    // before they are: a page is seen while it still arrives.
    [media.belowDesktop]: { gap: space[5], gridTemplateRows: `${photoPile.phone} auto` },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.02fr) minmax(0, 1fr)',
      gap: space[16],
      alignItems: 'center',
      minBlockSize: photoPile.desktop,
      paddingBlock: 0,
    },
  },
});

export const copy = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.belowDesktop]: { gridRow: 2 },
    [media.desktop]: { gap: space[8], paddingBlock: space[12] },
  },
});

export const lead = style({
  maxInlineSize: '26em',
  marginBlockStart: space[4],
  color: color.textMuted,
  fontSize: vars.text.lead,
});

/** It hangs from the bar, however tall the words beside it are. */
export const pile = style({
  alignSelf: 'start',
  minInlineSize: 0,
  '@media': { [media.belowDesktop]: { gridRow: 1 } },
});
