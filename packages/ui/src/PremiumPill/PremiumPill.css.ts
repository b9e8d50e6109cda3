import { style } from '@vanilla-extract/css';
import { outOfSight } from '../layout/hidden.css';
import { vars } from '../theme/contract.css';
import { fontWeights, radii } from '../tokens';

export const premiumPill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3125rem',
  blockSize: '1.625rem',
  paddingInline: '0.5rem 0.625rem',
  borderRadius: radii.round,
  background: vars.color.premium,
  boxShadow: `inset 0 0 0 1px ${vars.color.premiumEdge}`,
  color: vars.color.onPremium,
  fontSize: vars.text.stamp,
  fontWeight: fontWeights.bold,
  lineHeight: 1,
});

/** On a card with no room beside its button the mark stands alone; it is still read out. */
export const pillWords = style({ '@container': { '(max-width: 9.5rem)': outOfSight } });
