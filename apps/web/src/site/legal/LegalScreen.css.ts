import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { media, sizes, space, widths } from '@vela/ui/tokens';

/** The text comes first for those who listen; on a wide screen its parts stand beside it. */
export const page = style({
  display: 'grid',
  gap: space[10],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${widths.aside} minmax(0, ${widths.text})`,
      columnGap: space[16],
      paddingBlockStart: space[16],
    },
  },
});

export const article = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const contents = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      gridColumn: 1,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: `calc(${sizes.topBarWide} + ${space[8]})`,
      alignSelf: 'start',
    },
  },
});

export const links = style({ listStyle: 'none', margin: 0, marginBlockStart: space[2], padding: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  color: vars.color.textMuted,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: vars.color.link, textDecoration: 'underline' } } },
});
