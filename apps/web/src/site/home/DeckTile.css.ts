import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { marks, pictureSizes, radii, space } from '@vela/ui/tokens';

export const deck = style({
  display: 'grid',
  gridTemplateColumns: `repeat(3, minmax(0, ${pictureSizes.small}))`,
  gap: space[3],
  alignItems: 'center',
});

export const person = style({ position: 'relative' });

export const raised = style([person, { translate: `0 ${space[5]}` }]);

export const face = style({ borderRadius: radii.card, overflow: 'hidden', boxShadow: vars.lift.float });

export const heart = style({
  position: 'absolute',
  insetInlineEnd: space[1.5],
  insetBlockStart: space[1.5],
  display: 'grid',
  placeItems: 'center',
  inlineSize: marks.strip,
  blockSize: marks.strip,
  borderRadius: radii.round,
  background: vars.color.glass,
  color: vars.color.text,
  boxShadow: vars.lift.rest,
});

export const liked = style([heart, { color: vars.color.accent }]);
