import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, space } from '@vela/ui/tokens';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: space[4],
  gap: space[5],
  paddingBlockStart: space[8],
  borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
});
