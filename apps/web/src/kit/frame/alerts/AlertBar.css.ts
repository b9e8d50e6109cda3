import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { leastWidths, lineHeights, lines, media, radii, sizes, space } from '@vela/ui/tokens';

const { color, text } = vars;

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radii.control,
  fontSize: text.label,
  lineHeight: lineHeights.note,
  '@media': {
    [media.belowTablet]: {
      position: 'relative',
      alignItems: 'start',
      minBlockSize: sizes.target,
      paddingInlineEnd: space[1],
    },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

export const bar = styleVariants({
  info: [base, { background: color.accentSoft, color: color.onAccentSoft }],
  warning: [base, { background: color.warningSoft, color: color.warningText }],
});

/** In a narrow place its words take several lines at every width of the window: its marks stand at the first. */
export const narrow = style({ alignItems: 'start' });

export const words = style({
  flex: 1,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] },
  },
});

/** On a phone all of the bar is what is pressed: so the words of the link need no height of their own. */
export const way = style({});

globalStyle(`${way} > a`, { '@media': { [media.belowTablet]: { display: 'inline', minBlockSize: 0 } } });
globalStyle(`${way} > a::after`, {
  '@media': {
    [media.belowTablet]: { content: '""', position: 'absolute', inset: 0, borderRadius: radii.control },
  },
});

/** Stands free of the words above it, and within the bar however long its words are and however large. */
export const act = style({
  display: 'grid',
  justifyItems: 'start',
  marginBlock: space[1.5],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
});

/** It lies over the link that fills the bar. */
export const dismiss = style({
  '@media': {
    [media.belowTablet]: { position: 'relative', alignSelf: 'center', marginBlock: `calc(-1 * ${space[2]})` },
  },
  // It stands beside the first of several lines.
  selectors: {
    [`${narrow} > &`]: { alignSelf: 'start', marginBlock: `calc(-1 * ${space[2]})` },
    [`${base}:has(${act}) > &`]: { '@media': { [media.belowTablet]: { alignSelf: 'start' } } },
  },
});

export const title = style({
  margin: 0,
  '@media': { [media.tablet]: { flex: `1 1 ${leastWidths.sentence}` } },
});

/** On a phone more than a line or two would push the screen out of the first view. */
export const detail = styleVariants({
  always: {},
  fromTablet: { '@media': { [media.belowTablet]: { display: 'none' } } },
});
