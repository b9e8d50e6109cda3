import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { limits, media, space, widths } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[6],
  minBlockSize: limits.page,
  paddingBlock: `${space[5]} ${space[16]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlockStart: space[8] } },
});

export const head = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

export const list = style({ display: 'grid', gap: space[8], alignContent: 'start' });

/** Where there is no list, its words stand in the middle of the room for it. */
export const nobody = style({ display: 'grid', alignContent: 'center' });

export const more = style({ display: 'grid', justifyContent: 'center' });

/** A match on a page of its own. */
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: widths.narrow,
  marginInline: 'auto',
  paddingBlock: `${space[10]} ${space[16]}`,
  textAlign: 'center',
});

export const about = style({ maxInlineSize: '22em', color: vars.color.textMuted, overflowWrap: 'anywhere' });

const row = { inlineSize: '100%', maxInlineSize: widths.answers } as const;

/** It is as wide as the buttons that appear later, as nothing in the middle is that wide yet. */
export const waiting = style(row);

export const actions = style({
  ...row,
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[4],
});
