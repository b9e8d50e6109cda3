import { globalStyle, style } from '@vanilla-extract/css';
import { leastWidths, media, space } from '../tokens';

/** No narrower than the day's own word, the longest month of our languages, and a year; enlarged, under each other. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

globalStyle(`${parts} > *`, { minInlineSize: 0 });
globalStyle(`${parts} > :first-child`, { flex: `0.8 1 ${leastWidths.day}` });
globalStyle(`${parts} > :nth-child(2)`, { flex: `1.2 1 ${leastWidths.month}` });
globalStyle(`${parts} > :last-child`, { flex: `1.3 1 ${leastWidths.word}` });

// On the narrowest screens those fit only with less room around them.
globalStyle(`${parts} > input, ${parts} select`, {
  '@media': { [media.belowPhone]: { paddingInlineStart: space[3] } },
});
globalStyle(`${parts} > input`, { '@media': { [media.belowPhone]: { paddingInlineEnd: space[2] } } });
