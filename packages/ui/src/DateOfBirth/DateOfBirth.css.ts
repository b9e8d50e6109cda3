import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.25rem, 0.8fr) 1.75fr 1.1fr',
  gap: '0.5rem',
});
