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
  padding: `calc(${space[1]} - ${lines.hair})`,
  border: `${lines.hair} solid ${color.borderControl}`,
  borderRadius: radii.control,
  background: color.tray,
  // Where the answer is missing, as around a field.
  selectors: {
    '&[data-invalid]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${lines.hair} ${color.danger}`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-invalid]': { borderWidth: lines.ring } } },
  },
});

export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // As wide as its neighbours; a word too long for that sends the rest to a line of their own.
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
    '&:has(:focus-visible)': { outline: `${lines.focus} solid ${color.focus}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${lines.ring} solid Highlight` } } },
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
