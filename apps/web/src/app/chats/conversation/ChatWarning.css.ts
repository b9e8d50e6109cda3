import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, space } from '@vela/ui/tokens';

const { color, text } = vars;

export const warning = style({
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `${lines.hair} solid ${color.border}`,
  background: color.warningSoft,
  color: color.warningText,
  fontSize: text.stamp,
  textAlign: 'center',
  textWrap: 'balance',
});
