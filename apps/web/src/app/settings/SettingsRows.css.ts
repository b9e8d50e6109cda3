import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, media, ringOffsets, sizes, space } from '@vela/ui/tokens';

const { color } = vars;

export const group = style({
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[5],
  overflow: 'hidden',
});

export const groupTitle = style({ paddingInline: space[5] });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The value stands below the name on a phone, else beside it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: sizes.row,
  paddingBlock: space[2],
  paddingInline: space[5],
  color: color.text,
  textDecoration: 'none',
  outlineOffset: ringOffsets.inside,
  selectors: { 'li + li > &': { borderBlockStart: `${lines.hair} solid ${color.border}` } },
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
});

export const rowWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'baseline',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const rowValue = style({
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { textAlign: 'end' } },
});

export const rowIcon = style({ display: 'grid', color: color.textMuted });
