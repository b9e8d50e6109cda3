import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, partSizes, space, tracking } from '../tokens';

export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.625rem 1rem',
  margin: 0,
  fontSize: partSizes.item,
});

export const line = style({ display: 'contents' });

export const value = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

const totalPart = style({
  marginBlockStart: space[1],
  paddingBlockStart: '0.875rem',
  borderBlockStart: `1px solid ${vars.color.border}`,
  marginInlineEnd: '-1rem',
  fontSize: vars.text.section,
  fontWeight: fontWeights.bold,
  letterSpacing: tracking.snug,
});

export const totalName = style([totalPart]);

export const totalValue = style([value, totalPart, { marginInlineEnd: 0 }]);
