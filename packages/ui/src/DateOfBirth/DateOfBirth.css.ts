import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../tokens';

/** No narrower than the day's own word, the longest month of our languages, and a year. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5rem, 0.8fr) minmax(8.75rem, 1.75fr) minmax(4rem, 1.1fr)',
  gap: '0.5rem',
});

// On the narrowest screens those fit only with less room around them.
globalStyle(`${parts} > input, ${parts} select`, {
  '@media': { [media.belowPhone]: { paddingInlineStart: '0.75rem' } },
});
globalStyle(`${parts} > input`, { '@media': { [media.belowPhone]: { paddingInlineEnd: '0.5rem' } } });
