import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { limits, radii } from '@vela/ui/tokens';

/** Over the page: only the browser knows whether it comes, and nothing may move when it does. */
export const ask = style({
  inlineSize: '100%',
  maxInlineSize: limits.toast,
  borderRadius: radii.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.over,
});
