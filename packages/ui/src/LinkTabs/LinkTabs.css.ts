import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii, sizes, space } from '../tokens';

const { color, motion } = vars;

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: 0,
  padding: space[1],
  listStyle: 'none',
  borderRadius: radii.control,
  background: color.surfaceSunken,
  '@media': { [media.phone]: { inlineSize: 'fit-content', gridAutoColumns: 'minmax(8rem, 1fr)' } },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  paddingInline: space[3],
  borderRadius: '0.5625rem',
  color: color.textMuted,
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
  textDecoration: 'none',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': {
      background: color.surfaceRaised,
      boxShadow: vars.lift.rest,
      color: color.text,
      fontWeight: fontWeights.bold,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { border: '1px solid' } } } },
});
