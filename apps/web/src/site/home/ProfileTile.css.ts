import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, pictureSizes, radii, space, widths } from '@vela/ui/tokens';

export const card = style({
  display: 'grid',
  gridTemplateColumns: `${pictureSizes.small} minmax(0, 1fr)`,
  gap: space[4],
  alignItems: 'center',
  inlineSize: `min(${widths.scene}, 100%)`,
  padding: space[3],
  borderRadius: radii.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.float,
});

export const face = style({ borderRadius: radii.control, overflow: 'hidden' });

export const example = style({ color: vars.color.textMuted, fontSize: vars.text.label });

export const name = style({ fontWeight: fontWeights.bold });

export const place = style({ fontSize: vars.text.label });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1.5],
  marginBlockStart: space[2],
});
