import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lineHeights, space } from '../tokens';

export const textarea = style({
  resize: 'vertical',
  minBlockSize: `calc(4lh + 2 * ${space[3]})`,
  maxBlockSize: '18lh',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } as object },
});

export const count = style({
  justifySelf: 'end',
  fontSize: vars.text.stamp,
  lineHeight: lineHeights.note,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ':empty': { position: 'absolute' },
});
