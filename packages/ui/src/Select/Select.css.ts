import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { iconSizes, space } from '../tokens';

export const select = style({ position: 'relative', minInlineSize: 0 });

globalStyle(`${select} > select`, {
  appearance: 'none',
  paddingInlineEnd: `calc(${space[3.5]} + ${iconSizes.medium} + ${space[1]})`,
  textOverflow: 'ellipsis',
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[3.5],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

// The placeholder looks like that of a text field; the list itself keeps its colours.
globalStyle(`${select} > select:has(> option[value=""]:checked)`, { color: vars.color.textMuted });
globalStyle(`${select} > select > option`, { color: vars.color.text });
