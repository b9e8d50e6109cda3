import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, leastWidths, lines, media, radii, sizes, space } from '../tokens';

const { color } = vars;

const gap = space[1];

/** It has at most six columns: eleven would leave one language on a line by itself. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${leastWidths.phrase}, (100% - 5 * ${gap}) / 6)), 1fr))`,
  justifyItems: 'start',
  columnGap: gap,
});

export const aligned = style({
  marginInlineStart: `calc(-1 * ${space[2]})`,
  '@media': { [media.tablet]: { marginInlineStart: `calc(-1 * ${space[3]})` } },
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: sizes.target,
  paddingInline: space[2],
  borderRadius: radii.round,
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      background: color.accentSoft,
      color: color.onAccentSoft,
      fontWeight: fontWeights.bold,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.surfaceHover } } },
    [media.tablet]: { paddingInline: space[3] },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${lines.ring} solid` } } },
  },
});
