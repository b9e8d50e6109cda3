import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { containers, fontWeights, lineHeights, lines, marks, media, radii, space } from '../tokens';

export const premiumPill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  blockSize: marks.pill,
  paddingInline: `${space[2]} ${space[2.5]}`,
  borderRadius: radii.round,
  background: vars.color.premium,
  boxShadow: `inset 0 0 0 ${lines.hair} ${vars.color.premiumEdge}`,
  color: vars.color.onPremium,
  fontSize: vars.text.stamp,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.mark,
  '@container': { [containers.narrowCard]: { paddingInline: space[1.5] } },
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

/** On a card with little room beside its button the mark is its word alone. */
export const pillIcon = style({
  display: 'contents',
  '@container': { [containers.narrowCard]: { display: 'none' } },
});
