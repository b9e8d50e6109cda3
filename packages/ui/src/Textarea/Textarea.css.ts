import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, space } from '../tokens';

export const textarea = style({
  resize: 'vertical',
  minBlockSize: `calc(4lh + 2 * ${space[3]})`,
  maxBlockSize: '18lh',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } as object },
});

const place = style({
  justifySelf: 'end',
  fontSize: vars.text.stamp,
  lineHeight: lineHeights.note,
  fontVariantNumeric: 'tabular-nums',
  ':empty': { position: 'absolute' },
});

/** How much still fits, or is too much. */
export const count = styleVariants({
  fits: [place, { color: vars.color.textMuted }],
  over: [place, { color: vars.color.dangerText, fontWeight: fontWeights.medium }],
});
