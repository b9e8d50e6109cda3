import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radii } from '../tokens';

const { color, text } = vars;

export const stepper = style({ display: 'grid', gap: '0.625rem' });

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '0.375rem',
});

export const bar = style({
  position: 'relative',
  blockSize: '0.3125rem',
  borderRadius: radii.round,
  background: color.border,
  selectors: { '&[aria-current], &[data-done]': { background: color.accent } },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&[aria-current], &[data-done]': { background: 'Highlight' } },
    },
  },
});

export const words = style({ fontSize: text.label, color: color.textMuted });

export const place = style({ color: color.text });
