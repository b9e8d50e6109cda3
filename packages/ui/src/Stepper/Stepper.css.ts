import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lines, marks, media, radii, space } from '../tokens';

const { color, text } = vars;

export const stepper = style({ display: 'grid', gap: space[2.5] });

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[1.5],
});

export const bar = style({
  position: 'relative',
  blockSize: marks.bar,
  borderRadius: radii.round,
  background: color.border,
  selectors: { '&[data-reached]': { background: color.accent } },
  '@media': {
    [media.forcedColors]: {
      border: `${lines.hair} solid`,
      selectors: { '&[data-reached]': { background: 'Highlight' } },
    },
  },
});

export const words = style({ fontSize: text.label, color: color.textMuted });

export const place = style({ color: color.text });
