import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { containers, fontWeights, lineHeights, lines, media, radii, sizes, space } from '@vela/ui/tokens';

const { color, text } = vars;

export const scroll = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // There it scrolls with what stands around it.
  '@container': { [containers.lowPane]: { overflowY: 'visible' } },
});

export const list = style({
  display: 'grid',
  margin: 0,
  padding: `0 ${space[2]} ${space[4]}`,
  listStyle: 'none',
  '@media': { [media.desktop]: { paddingInline: space[2.5] } },
});

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space[2]} ${space[6]}`,
});

/** It begins where the heading above it does. */
export const matches = style({
  padding: `0 ${sizes.gutter} ${space[4]}`,
  '@media': { [media.desktop]: { paddingInline: space[5] } },
});

export const matchesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  paddingBlockEnd: space[2],
});

export const matchesTitle = style({ fontSize: text.label, fontWeight: fontWeights.bold });

/** A row to be swiped: it goes on to the edge of the pane. */
export const matchesRow = style({
  display: 'flex',
  gap: space[3],
  marginInline: `calc(-1 * ${sizes.gutter})`,
  padding: `${space[1]} ${sizes.gutter}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { marginInline: `calc(-1 * ${space[5]})`, paddingInline: space[5] } },
});

export const match = style({
  scrollMarginInline: sizes.gutter,
  display: 'grid',
  justifyItems: 'center',
  gap: space[1.5],
  inlineSize: sizes.rowWide,
  color: color.text,
  fontSize: text.label,
  lineHeight: lineHeights.snug,
  textAlign: 'center',
  textDecoration: 'none',
});

export const matchPhoto = style({
  padding: space[0.5],
  borderRadius: radii.round,
  boxShadow: `0 0 0 ${lines.ring} ${color.secondary}`,
  '@media': { [media.forcedColors]: { outline: `${lines.ring} solid` } },
});

export const matchName = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
