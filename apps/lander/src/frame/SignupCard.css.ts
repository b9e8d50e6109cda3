import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { radii, widths, space } from '@vela/ui/tokens';

const card = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: widths.form,
  padding: space[5],
  borderRadius: radii.sheet,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.float,
});

/** Both are in the page; which one is shown is the gate's to say, before the script or by it. */
export const gate = style({});

export const form = style([card, { selectors: { [`${gate}[data-open="no"] > &`]: { display: 'none' } } }]);

export const closed = style([card, { selectors: { [`${gate}[data-open="yes"] > &`]: { display: 'none' } } }]);

export const under = style({ color: vars.color.textMuted, fontSize: vars.text.label });
