import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, radii } from '../tokens';

const { color, text } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '1.75rem',
  padding: '0.1875rem 0.625rem',
  borderRadius: radii.round,
  fontSize: text.stamp,
  fontWeight: fontWeights.bold,
  lineHeight: 1.2,
});

export const tag = styleVariants({
  soft: [base, { background: color.accentSoft, color: color.onAccentSoft }],
  solid: [base, { background: color.accent, color: color.onAccent }],
  quiet: [base, { background: color.surfaceHover, color: color.text }],
  success: [base, { background: color.successSoft, color: color.successText }],
  warning: [base, { background: color.warningSoft, color: color.warningText }],
});
