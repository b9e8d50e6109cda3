import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { marks, media, space, widths } from '../tokens';

const { color } = vars;

export const empty = style({
  display: 'grid',
  // In a taller place the words stay together.
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[10],
  paddingInline: space[5],
  textAlign: 'center',
  // A long word or address is no wider than its place, however large the text.
  overflowWrap: 'anywhere',
});

/** The gutter of a page is room enough beside the words. */
export const emptyPage = style([empty, { '@media': { [media.belowPhone]: { paddingInline: 0 } } }]);

const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: marks.emblem,
  blockSize: marks.emblem,
  marginBlockEnd: space[1],
  borderRadius: '50%',
});

export const mark = styleVariants({
  calm: [disc, { background: color.accentSoft, color: color.onAccentSoft }],
  good: [disc, { background: color.successSoft, color: color.successText }],
  danger: [disc, { background: color.dangerSoft, color: color.dangerText }],
});

export const bones = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '22em',
});

globalStyle(`${bones} > *`, { inlineSize: '100%' });

export const words = style({ maxInlineSize: '22em', color: color.textMuted, textWrap: 'balance' });

/** Where they are the whole page, they may be several sentences. */
export const pageWords = style([words, { maxInlineSize: widths.form }]);

export const actions = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  marginBlockStart: space[2],
});
