import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { limits } from '@vela/ui/tokens';

/** A screen that is as high as the window. */
export const filling = style({ flex: '1 1 0', minBlockSize: 0, outline: 'none' });

export const main = styleVariants({
  page: [style({ flex: '1 0 auto', outline: 'none' })],
  window: [filling],
});

// The window's height is shared among the bars and the screen; nothing of the page scrolls. Looked for further down, it
// would be looked for in all of a long page after every letter that is typed.
globalStyle(`body:has(> ${filling})`, { blockSize: limits.screen, overflow: 'hidden' });
