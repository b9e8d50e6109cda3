import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../tokens';

/** No narrower than the day's own word, the longest month of our languages, and a year; enlarged, under each other. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

globalStyle(`${parts} > *`, { minInlineSize: 0 });
globalStyle(`${parts} > :first-child`, { flex: '0.8 1 3.5rem' });
globalStyle(`${parts} > :nth-child(2)`, { flex: '1.2 1 8.75rem' });
globalStyle(`${parts} > :last-child`, { flex: '1.3 1 4rem' });

// On the narrowest screens those fit only with less room around them.
globalStyle(`${parts} > input, ${parts} select`, {
  '@media': { [media.belowPhone]: { paddingInlineStart: '0.75rem' } },
});
globalStyle(`${parts} > input`, { '@media': { [media.belowPhone]: { paddingInlineEnd: '0.5rem' } } });
