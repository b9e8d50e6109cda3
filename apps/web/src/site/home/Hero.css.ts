import { style, styleVariants } from '@vanilla-extract/css';
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
    [media.belowDesktop]: {
      gap: space[6],
      gridTemplateRows: `${photoPile.phone} auto`,
      paddingBlockStart: space[3],
    },
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
    [media.desktop]: { paddingBlock: space[12] },
  },
});

const words = style({ maxInlineSize: '26em', color: color.textMuted, fontSize: vars.text.lead });

/** It stands under the heading. */
export const underHeading = style([words, { marginBlockStart: space[3] }]);

const sentence = style([words, { marginBlockStart: `calc(${space[4]} - ${space[6]})` }]);

/** Where the heading has words of its own beneath, a phone has these after the way in, which its first view has whole. */
export const lead = styleVariants({
  alone: [sentence],
  second: [sentence, { '@media': { [media.belowDesktop]: { order: 1, marginBlockStart: 0 } } }],
});

/** It hangs from the bar, however tall the words beside it are. */
export const pile = style({
  alignSelf: 'start',
  minInlineSize: 0,
  '@media': { [media.belowDesktop]: { gridRow: 1 } },
});
