import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { footer } from '../Footer/Footer.css';
import { vars } from '../theme/contract.css';
import {
  fontWeights,
  layers,
  leastWidths,
  limits,
  lines,
  media,
  radii,
  sizes,
  space,
  underlineOffset,
  widths,
} from '../tokens';

const { color, text } = vars;

const choice = style({
  color: color.text,
  background: color.surfaceRaised,
  '@media': {
    [media.noScript]: { display: 'none' },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

// What is short stays on one line where it fits one.
globalStyle(`${choice} p a`, { display: 'inline-block' });

export const place = styleVariants({
  over: [
    choice,
    {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layers.notice,
      maxBlockSize: limits.notice,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: `${space[5]} ${space[5]} calc(${space[5]} + env(safe-area-inset-bottom))`,
      borderRadius: `${radii.sheet} ${radii.sheet} 0 0`,
      boxShadow: vars.lift.over,
      '@media': {
        [media.tablet]: {
          // It is at the end of the line: forms begin at its start or stand in its middle.
          insetInline: `auto ${space[6]}`,
          insetBlockEnd: space[6],
          inlineSize: widths.form,
          padding: space[6],
          borderRadius: radii.sheet,
        },
      },
    },
  ],
  inText: [choice, { padding: space[5], borderRadius: radii.card, boxShadow: vars.lift.rest }],
});

/** How high it is, `--notice`, as the component says of itself; at most, until it does. */
const height = `var(--notice, ${limits.notice})`;

// What gets the focus under it is brought to where it can be seen.
globalStyle('html[data-has-notice]', {
  scrollPaddingBlockEnd: height,
  '@media': { [media.tablet]: { scrollPaddingBlockEnd: `calc(${height} + ${space[6]})` } },
});

// The foot of the page can be scrolled out from under it. A margin moves nothing that is seen, as padding would.
globalStyle('html[data-has-notice]:not([data-fills-window]) body', {
  marginBlockEnd: height,
  '@media': { [media.tablet]: { marginBlockEnd: `calc(${height} + ${space[6]})` } },
});

// What comes free below the footer is ground of its own, and no band of the page's.
globalStyle(`html[data-has-notice] ${footer}`, {
  boxShadow: `0 ${height} ${color.surfaceSunken}`,
  '@media': { [media.tablet]: { boxShadow: `0 calc(${height} + ${space[6]}) ${color.surfaceSunken}` } },
});

/** Answers of the same width, side by side where their words leave room. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${leastWidths.action}), 1fr))`,
  gap: space[3],
});

export const choices = style({
  selectors: { '&[open]': { display: 'grid', justifyItems: 'start', gap: space[3] } },
});

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  borderRadius: radii.inner,
  color: color.link,
  fontSize: text.label,
  fontWeight: fontWeights.bold,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
});
