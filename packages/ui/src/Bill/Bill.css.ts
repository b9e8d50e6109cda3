import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lines, partSizes, space, tracking } from '../tokens';

export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2.5]} ${space[4]}`,
  margin: 0,
  fontSize: partSizes.item,
});

export const line = style({ display: 'contents' });

export const value = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

const totalPart = style({
  marginBlockStart: space[1],
  paddingBlockStart: space[3.5],
  borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  fontSize: vars.text.section,
  fontWeight: fontWeights.bold,
  letterSpacing: tracking.snug,
});

export const totalName = style([totalPart]);

export const totalValue = style([value, totalPart, { marginInlineEnd: 0 }]);

export const bones = style({ display: 'grid', gap: space[2.5] });

/** As high as a line. */
export const bone = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '1lh',
});
