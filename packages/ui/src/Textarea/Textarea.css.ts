import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const textarea = style({
  resize: 'vertical',
  minBlockSize: '7.5rem',
  maxBlockSize: '24rem',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } as object },
});

export const count = style({
  justifySelf: 'end',
  fontSize: vars.text.stamp,
  lineHeight: 1.4,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ':empty': { position: 'absolute' },
});
