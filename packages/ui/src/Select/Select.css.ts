import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const select = style({ position: 'relative', minInlineSize: 0 });

globalStyle(`${select} > select`, {
  appearance: 'none',
  paddingInlineEnd: '2.375rem',
  textOverflow: 'ellipsis',
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '0.875rem',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

// The placeholder looks like that of a text field; the list itself keeps its colours.
globalStyle(`${select} > select:has(> option[value=""]:checked)`, { color: vars.color.textMuted });
globalStyle(`${select} > select > option`, { color: vars.color.text });
