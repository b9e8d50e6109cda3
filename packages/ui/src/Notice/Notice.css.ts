import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lines, media, radii, space } from '../tokens';

const { color, text } = vars;

const base = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[3.5]} ${space[4]}`,
  borderRadius: radii.control,
  fontSize: text.label,
  lineHeight: 1.45,
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
});

export const notice = styleVariants({
  info: [base, { background: color.accentSoft, color: color.onAccentSoft }],
  success: [base, { background: color.successSoft, color: color.successText }],
  warning: [base, { background: color.warningSoft, color: color.warningText }],
  danger: [base, { background: color.dangerSoft, color: color.dangerText }],
});

export const words = style({ flex: 1, minInlineSize: 0, alignSelf: 'center' });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[3],
});
