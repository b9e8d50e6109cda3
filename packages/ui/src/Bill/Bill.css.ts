import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lines, partSizes, space, tracking } from '../tokens';

export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  margin: 0,
  fontSize: partSizes.item,
});

/** A long value makes no other line's name narrower. */
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const name = style({ flex: '1 1 auto', minInlineSize: 0 });

export const value = style({
  flex: '0 1 auto',
  minInlineSize: 'min-content',
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const total = style([
  line,
  {
    marginBlockStart: space[1],
    paddingBlockStart: space[3.5],
    borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
    fontSize: vars.text.section,
    fontWeight: fontWeights.bold,
    letterSpacing: tracking.snug,
  },
]);

/** It is always a price, whose sign stays beside it. */
export const sum = style([value, { whiteSpace: 'nowrap' }]);

export const bones = style({ display: 'grid', gap: space[2.5] });

/** It is as high as a line. */
export const bone = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '1lh',
});
