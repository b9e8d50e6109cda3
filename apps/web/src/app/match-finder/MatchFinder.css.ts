import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  leastWidths,
  lines,
  limits,
  media,
  pictureSizes,
  ringOffsets,
  sizes,
  space,
  widths,
} from '@vela/ui/tokens';

const { color, text } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const page = style({
  ...column,
  gap: space[4],
  minBlockSize: limits.page,
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[6], paddingBlockStart: space[6] } },
});

export const head = style({
  ...column,
  gap: space[3],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: `1fr ${widths.portrait} 1fr` } },
});

/** The tab says it on a phone. */
export const title = style({
  '@media': {
    [media.belowDesktop]: {
      position: 'absolute',
      inlineSize: lines.hair,
      blockSize: lines.hair,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const start = style({ ...column, gap: space[4], justifyItems: 'center', textAlign: 'center' });

export const body = style({
  ...column,
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${widths.aside} minmax(0, 1fr)`, gap: space[10] },
  },
});

export const side = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: sizes.belowTopBar },
    [media.belowDesktop]: { display: 'none' },
  },
});

export const wishes = style({ ...column, gap: space[4] });

export const rows = style({ ...column, margin: 0 });

export const row = style({
  ...column,
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderBlockStart: `${lines.hair} solid ${color.border}` } },
});

export const rowName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: text.label,
  color: color.textMuted,
});

export const rowWords = style({ margin: 0, fontWeight: fontWeights.medium, overflowWrap: 'anywhere' });

export const rowLink = style({
  display: 'block',
  paddingBlock: space[1],
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  selectors: {
    '&:focus-visible': { outline: `${lines.focus} solid ${color.focus}`, outlineOffset: ringOffsets.around },
  },
});

/** The words are in line with those above; the button around them isn't seen. */
export const remove = style({ margin: 0, marginInlineStart: `calc(-1 * ${space[3]})` });

export const brief = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const briefRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const briefWords = style({
  ...column,
  flex: `1 1 ${leastWidths.action}`,
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const list = style({ ...column, gap: space[6], minInlineSize: 0 });

export const found = style({ ...column, gap: space[10] });

export const section = style({ ...column, gap: space[4] });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});

export const order = style({ flex: `0 1 ${leastWidths.sentence}`, minInlineSize: 0 });

export const fits = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidths.notice}), 1fr))`,
  gap: space[4],
  alignItems: 'stretch',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const wide = style({ gridColumn: '1 / -1' });

export const bone = style({ maxInlineSize: pictureSizes.chosen });

export const how = style({ ...column, gap: space[2] });

export const howWords = style({
  ...column,
  gap: space[2],
  maxInlineSize: widths.text,
  color: color.textMuted,
  fontSize: text.label,
});

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[2.5],
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  color: color.link,
  textDecoration: 'underline',
  cursor: 'pointer',
});

export const nobody = style({ ...column, gap: space[4] });

export const question = style({
  ...column,
  gap: space[6],
  minBlockSize: limits.page,
  paddingBlock: `${space[6]} ${space[12]}`,
});

export const asked = style({ ...column, gap: space[2] });

export const options = style({
  ...column,
  gap: space[3],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const moreChips = style({ ...column, gap: space[2] });

export const moreOpen = style({ paddingBlockStart: space[2] });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
});
