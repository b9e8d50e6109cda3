import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { marks, radii } from '../tokens';

export const gift = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: marks.gift,
  blockSize: marks.gift,
  borderRadius: radii.control,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
