import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, leastWidths, lines, media, radii, sizes, space } from '../tokens';

const { color, text } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  fontSize: text.label,
  fontWeight: fontWeights.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** Keeps its place at either end, so that the other one stays under the finger. */
export const end = style({ flex: 'none', inlineSize: sizes.target, blockSize: sizes.target });

const target = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: sizes.target,
  blockSize: sizes.target,
  borderRadius: radii.control,
  '@media': { [media.hover]: { ':hover': { background: color.surfaceHover } } },
});

export const step = style([
  target,
  {
    boxShadow: `inset 0 0 0 ${lines.hair} ${color.borderControl}`,
    selectors: {
      '&[aria-disabled="true"]': {
        background: color.surfaceHover,
        color: color.textMuted,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
  },
]);

export const number = style([
  target,
  {
    paddingInline: space[2],
    selectors: {
      '&[aria-current]': {
        background: color.accentSoft,
        color: color.onAccentSoft,
        fontWeight: fontWeights.bold,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { border: `${lines.hair} solid Highlight` } } },
    },
  },
]);

/** Instead of the numbers, where they have no room. */
export const place = style({
  minInlineSize: leastWidths.tile,
  textAlign: 'center',
  '@media': { [media.tablet]: { display: 'none' } },
});

export const numbers = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'flex', gap: space[1] } },
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: sizes.target,
  color: color.textMuted,
});
