import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radii } from '../tokens';

export const gift = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: radii.control,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
