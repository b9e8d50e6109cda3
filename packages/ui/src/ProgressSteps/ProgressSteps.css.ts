import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lines, loops, marks, media, space, strokes } from '../tokens';

const { color } = vars;

export const list = style({ display: 'grid', gap: space[4] });

const item = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const step = styleVariants({
  done: [item],
  current: [item, { fontWeight: fontWeights.bold }],
  waiting: [item, { color: color.textMuted }],
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: marks.disc,
  blockSize: marks.disc,
  borderRadius: '50%',
});
const turn = keyframes({ to: { rotate: '1turn' } });

export const mark = styleVariants({
  done: [disc, { background: color.success, color: color.onSuccess }],
  current: [
    disc,
    {
      border: `${strokes.turning} solid ${color.border}`,
      borderBlockStartColor: color.accent,
      animation: `${turn} ${loops.turn} linear infinite`,
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  ],
  waiting: [disc, { border: `${lines.ring} solid ${color.border}` }],
});
