import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, space } from '@vela/ui/tokens';

export const wider = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const more = style({ color: vars.color.textMuted, fontWeight: fontWeights.regular });
