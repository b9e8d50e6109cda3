import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  fontWeights,
  leastWidths,
  lineHeights,
  lines,
  media,
  partSizes,
  radii,
  sizes,
  space,
} from '../tokens';

const { color } = vars;

export const tray = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  // Its edge is 4 px around the chosen segment.
  padding: `calc(${space[1]} - ${lines.hair})`,
  border: `${lines.hair} solid ${color.borderControl}`,
  borderRadius: radii.control,
  background: color.tray,
  selectors: {
    // A missing answer is marked as it is around a field.
    '&[data-invalid]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${lines.hair} ${color.danger}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-invalid]': { padding: `calc(${space[1]} - ${lines.ring})`, borderWidth: lines.ring },
      },
    },
  },
});

const UNCHOSEN = ':not(:has(:checked))';

export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // It is as wide as its neighbours; a word too long for that moves the rest to a line of their own.
  flex: `1 1 ${leastWidths.word}`,
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  minBlockSize: sizes.target,
  paddingInline: space[1.5],
  borderRadius: radii.inner,
  fontSize: partSizes.item,
  fontWeight: fontWeights.medium,
  lineHeight: lineHeights.snug,
  textAlign: 'center',
  hyphens: 'auto',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.trayChosen,
      boxShadow: vars.lift.rest,
      fontWeight: fontWeights.bold,
    },
    // It divides two segments that aren't chosen: words on one background don't look like answers yet. At the
    // beginning of a line it lies on the edge of the tray.
    [`${UNCHOSEN} + &${UNCHOSEN}::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: space[3],
      insetInlineStart: `calc(-1 * ${space[1]})`,
      borderInlineStart: `${lines.hair} solid ${color.borderControl}`,
    },
    [`${tray}[data-invalid] &::before`]: { borderColor: color.danger },
    '&:has(:focus-visible)': { outline: `${lines.focus} solid ${color.focus}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${lines.ring} solid Highlight` } } },
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
