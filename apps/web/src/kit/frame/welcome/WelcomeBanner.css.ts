import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { leastWidths, lineHeights, lines, media, radii, sizes, space } from '@vela/ui/tokens';
import { filling } from '../../page/Screen.css';

const { color, text } = vars;

/** One rhythm with the notices above it. */
export const around = style({
  paddingBlockStart: space[2],
  '@media': { [media.tablet]: { paddingBlockStart: space[3] } },
  // A screen that fills the window has no padding of its own.
  selectors: { [`&:has(+ ${filling})`]: { paddingBlockEnd: space[3] } },
});

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  position: 'relative',
  minBlockSize: sizes.target,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radii.control,
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  '@media': {
    [media.tablet]: { flexWrap: 'nowrap' },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

export const mark = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'flex' } },
});

const anyWords = style({ flex: `1 1 ${leastWidths.sentence}`, minInlineSize: 0, margin: 0 });

export const words = style([anyWords, { '@media': { [media.belowTablet]: { display: 'none' } } }]);

/** On a phone more would push the members out of the first view; the page of the packages says the rest. */
export const fewWords = style([
  anyWords,
  { textWrap: 'balance', '@media': { [media.tablet]: { display: 'none' } } },
]);

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  minInlineSize: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  '@media': { [media.tablet]: { flex: 'none' } },
});

/** On a phone all of the banner is what is pressed: so its link is no higher than its words. */
export const way = style({ '@media': { [media.tablet]: { display: 'none' } } });

globalStyle(`${way} > a::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: radii.control,
});

export const button = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
