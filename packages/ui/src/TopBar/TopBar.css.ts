import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, layers, lines, marks, media, partSizes, radii, sizes, space } from '../tokens';

const { color } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.bar,
  // From page to page it stays where it is.
  viewTransitionName: 'top-bar',
  background: color.surfaceRaised,
  borderBlockEnd: `${lines.hair} solid ${color.border}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: sizes.topBar,
  '@media': {
    [media.belowTablet]: { flexWrap: 'wrap' },
    [media.tablet]: { columnGap: space[3], minBlockSize: sizes.topBarWide },
    [media.desktop]: { columnGap: space[5] },
  },
});

/** What stands in the middle is in the middle of the page, however long the words beside it. */
export const rowAround = style([
  row,
  {
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(max-content, 1fr) auto minmax(max-content, 1fr)',
      },
    },
  },
]);

/** On a phone the mark stays; the name beside it stays where the actions leave room. */
export const logoPlace = style({
  display: 'flex',
  '@media': { [media.belowTablet]: { flex: `1 0 ${marks.logo}`, minInlineSize: 0 } },
});

globalStyle(`${logoPlace} > *`, {
  '@media': {
    // A name without room wraps to a line that isn't seen; the link keeps its name.
    [media.belowTablet]: {
      flexWrap: 'wrap',
      alignContent: 'start',
      maxInlineSize: '100%',
      blockSize: sizes.target,
      overflow: 'hidden',
    },
  },
});

/** The height of a line, so that the next begins below what is seen. */
globalStyle(`${logoPlace} > *::before`, {
  '@media': {
    [media.belowTablet]: {
      content: '""',
      blockSize: sizes.target,
      marginInlineEnd: `calc(-1 * ${space[2]})`,
    },
  },
});

export const nav = style({
  display: 'none',
  marginInline: 'auto',
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'block' } },
});

/** Members' navigation begins beside the logo, a visitor's stands in the middle. */
export const navStart = style([
  nav,
  { marginInlineStart: 0, '@media': { [media.desktop]: { marginInlineStart: space[6] } } },
]);

export const items = style({ display: 'flex', gap: space[1] });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.tablet]: { gap: space[2], selectors: { 'nav + &': { marginInlineStart: 0 } } } },
});

export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  paddingInline: space[2.5],
  borderRadius: radii.round,
  color: color.textMuted,
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
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: color.surfaceHover, color: color.text } },
    },
    [media.desktop]: { paddingInline: space[4], fontSize: partSizes.item },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${lines.ring} solid` } } },
  },
});
