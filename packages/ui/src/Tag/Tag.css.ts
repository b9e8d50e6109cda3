import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lineHeights, lines, marks, media, radii, space } from '../tokens';

const { color, text } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: marks.pill,
  padding: `${space[0.5]} ${space[2.5]}`,
  borderRadius: radii.round,
  fontSize: text.stamp,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.snug,
  // Where its ground is the page's, an edge holds it together.
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

export const tag = styleVariants({
  soft: [base, { background: color.accentSoft, color: color.onAccentSoft }],
  solid: [base, { background: color.accent, color: color.onAccent }],
  quiet: [base, { background: color.surfaceHover, color: color.text }],
  success: [base, { background: color.successSoft, color: color.successText }],
  warning: [base, { background: color.warningSoft, color: color.warningText }],
});
