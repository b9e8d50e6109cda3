import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, leastWidths, lines, media, radii, sizes, space } from '../tokens';

const { color, motion } = vars;

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  // Its edge is 4 px around the open tab, as around a chosen segment.
  padding: `calc(${space[1]} - ${lines.hair})`,
  border: `${lines.hair} solid ${color.borderControl}`,
  listStyle: 'none',
  borderRadius: radii.control,
  background: color.tray,
});

/** It is as wide as its words need, and takes an even share of the rest. */
export const part = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [media.phone]: { minInlineSize: leastWidths.tile } },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  paddingInline: space[2],
  borderRadius: radii.inner,
  color: color.textMuted,
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
  textDecoration: 'none',
  textAlign: 'center',
  hyphens: 'auto',
  transition: `background ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[aria-current]': {
      background: color.trayChosen,
      boxShadow: vars.lift.rest,
      color: color.text,
      fontWeight: fontWeights.bold,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.text } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: `${lines.hair} solid` } } },
  },
});
