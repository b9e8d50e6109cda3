import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { pictureSizes, space } from '@vela/ui/tokens';

export const sending = style({
  display: 'grid',
  gridTemplateColumns: `${pictureSizes.sending} minmax(0, 1fr)`,
  gap: space[4],
  alignItems: 'start',
});

export const progress = style({ inlineSize: '100%', accentColor: vars.color.accent });
