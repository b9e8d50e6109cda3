import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { radii, space } from '@vela/ui/tokens';

export const deck = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 6.25rem))',
  gap: space[3],
  alignItems: 'center',
});

export const person = style({ position: 'relative' });

export const raised = style([person, { translate: '0 1.25rem' }]);

export const face = style({ borderRadius: radii.card, overflow: 'hidden', boxShadow: vars.lift.float });

export const heart = style({
  position: 'absolute',
  insetInlineEnd: '0.375rem',
  insetBlockStart: '0.375rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radii.round,
  background: vars.color.glass,
  color: vars.color.text,
  boxShadow: vars.lift.rest,
});

export const liked = style([heart, { color: vars.color.accent }]);
