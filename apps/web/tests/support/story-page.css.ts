import { globalStyle } from '@vanilla-extract/css';
import { main } from '../../src/kit/page/Screen.css';
import { limits } from '@vela/ui/tokens';

// What the body is to a page, Storybook's element is to a story: a screen that fits the window has its height from it.
globalStyle(`#storybook-root:has(> ${main.window})`, {
  display: 'flex',
  flexDirection: 'column',
  blockSize: limits.screen,
});
