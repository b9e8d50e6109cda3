import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lineHeights, marks, media, pictureSizes, radii, space, widths } from '@vela/ui/tokens';

const { color, text } = vars;

export const steps = style({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[10],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({ display: 'grid', gap: space[2], alignContent: 'start' });

/** The lit ground that each small picture stands on. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '4 / 3.1',
  overflow: 'hidden',
  marginBlockEnd: space[3],
  padding: space[4],
  borderRadius: radii.sheet,
  background: `linear-gradient(160deg, ${vars.color.hero1}, ${vars.color.hero2})`,
});

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
