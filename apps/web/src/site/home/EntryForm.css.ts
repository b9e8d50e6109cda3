import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { radii, widths, space } from '@vela/ui/tokens';

export const entry = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: widths.form,
  padding: space[5],
  borderRadius: radii.sheet,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.float,
});

export const under = style({ color: vars.color.textMuted, fontSize: vars.text.label });
