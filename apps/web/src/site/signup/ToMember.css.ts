import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lineHeights, media, radii, space, tracking, widths } from '@vela/ui/tokens';

/** The member that somebody signs up to meet, on a wide screen. */
export const member = style({
  position: 'sticky',
  insetBlockStart: space[5],
  display: 'grid',
  gap: space[4],
  maxInlineSize: widths.bubble,
  marginInline: 'auto',
});

export const fictional = style({
  position: 'absolute',
  inset: 'auto 0 0',
  overflow: 'hidden',
  borderEndStartRadius: radii.card,
  borderEndEndRadius: radii.card,
});

export const memberName = style({
  margin: 0,
  fontSize: vars.text.page,
  lineHeight: lineHeights.snug,
  letterSpacing: tracking.snug,
  overflowWrap: 'anywhere',
});

export const memberPlace = style({ color: vars.color.textMuted, fontSize: vars.text.body, letterSpacing: 0 });

export const points = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const point = style({ display: 'flex', gap: space[3], color: vars.color.textMuted });

/** Above the form where the face has no room beside it. */
export const above = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[6],
  '@media': { [media.desktop]: { display: 'none' } },
});
