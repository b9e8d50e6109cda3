import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layers, marks, media } from '../tokens';

export const bar = style({
  position: 'fixed',
  insetBlockStart: 'env(safe-area-inset-top)',
  insetInline: 0,
  zIndex: layers.progress,
  blockSize: marks.bar,
  background: vars.color.link,
  transformOrigin: '0 50%',
  scale: 'var(--share) 1',
  transition: `scale ${vars.motion.medium} linear`,
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
