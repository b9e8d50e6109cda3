import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { radii } from '@vela/ui/tokens';

const { color, text } = vars;

export const talk = style({ display: 'grid', gap: '0.375rem', inlineSize: 'min(18.5rem, 100%)' });

export const bubble = style({
  maxInlineSize: '82%',
  padding: '0.5625rem 0.9375rem 0.625rem',
  borderRadius: radii.card,
  background: color.bubbleOther,
  boxShadow: vars.lift.rest,
  lineHeight: 1.42,
});

export const ownBubble = style([
  bubble,
  { justifySelf: 'end', background: color.bubbleOwn, boxShadow: 'none', color: color.onBubbleOwn },
]);

export const stamp = style({
  justifySelf: 'end',
  padding: '0.125rem 0.375rem',
  color: color.textMuted,
  fontSize: text.stamp,
});
