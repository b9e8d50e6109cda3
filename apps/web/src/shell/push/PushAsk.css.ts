import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { layers, limits, media, radii, sizes, space } from '@vela/ui/tokens';

/** Over the page: only the browser knows whether it comes, and nothing may move when it does. */
export const ask = style({
  position: 'fixed',
  insetInline: space[3],
  insetBlockEnd: `calc(${sizes.bottomBar} + ${space[3]} + env(safe-area-inset-bottom))`,
  zIndex: layers.notice,
  maxInlineSize: limits.toast,
  borderRadius: radii.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.over,
  '@media': { [media.tablet]: { insetInline: `${space[6]} auto` } },
});
