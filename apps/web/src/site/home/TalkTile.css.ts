import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lineHeights, radii, space, widths } from '@vela/ui/tokens';

const { color, text } = vars;

export const talk = style({ display: 'grid', gap: space[1.5], inlineSize: `min(${widths.scene}, 100%)` });

export const bubble = style({
  maxInlineSize: '82%',
  padding: `${space[2.5]} ${space[4]}`,
  borderRadius: radii.card,
  background: color.bubbleOther,
  boxShadow: vars.lift.rest,
  lineHeight: lineHeights.note,
});

export const ownBubble = style([
  bubble,
  { justifySelf: 'end', background: color.bubbleOwn, boxShadow: 'none', color: color.onBubbleOwn },
]);

export const stamp = style({
  justifySelf: 'end',
  padding: `${space[0.5]} ${space[1.5]}`,
  color: color.textMuted,
  fontSize: text.stamp,
});
