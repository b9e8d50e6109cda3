import { globalStyle } from '@vanilla-extract/css';
import {
  fallbackFamily,
  fontFamily,
  fontWeights,
  limits,
  lineHeights,
  lines,
  media,
  ringOffsets,
  sizes,
  space,
  tracking,
} from '../tokens';
import { fontsLater } from './attributes';
import { vars } from './contract.css';
import { ownDirection } from './own-direction';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // What gets the focus is brought to where no bar lies over it.
  scrollPaddingTop: sizes.belowTopBar,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [media.belowTablet]: {
      scrollPaddingBottom: `calc(${sizes.bottomBar} + env(safe-area-inset-bottom) + ${space[2]})`,
    },
  },
});
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('body, [data-theme]', { color: vars.color.text, background: vars.color.surface });
globalStyle('body', {
  minBlockSize: limits.screen,
  fontFamily,
  fontSize: vars.text.body,
  fontWeight: fontWeights.regular,
  lineHeight: lineHeights.text,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle(`${fontsLater} body`, { '@media': { [media.scripted]: { fontFamily: fallbackFamily } } });
globalStyle('img, svg', { display: 'block' });
globalStyle('img', { maxInlineSize: '100%', blockSize: 'auto' });
globalStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.snug,
  letterSpacing: tracking.snug,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // Only words that would not fit a phone are divided.
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
});
globalStyle('p, dd', { textWrap: 'pretty' });
globalStyle('strong', { fontWeight: fontWeights.bold });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle('summary', { listStyle: 'none', cursor: 'pointer' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle(':focus-visible', {
  outline: `${lines.focus} solid ${vars.color.focus}`,
  outlineOffset: ringOffsets.around,
});
globalStyle(':target:focus', { outline: 'none' });
// A heading is given the focus to be read out: there is nothing to press that a frame would point at.
globalStyle(':is(h1, h2, h3, h4)[tabindex="-1"]:focus-visible', { outline: 'none' });
// Names, addresses and codes.
globalStyle('[translate="no"]', ownDirection);
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::selection', {
  background: vars.color.accentSoftHover,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
});
