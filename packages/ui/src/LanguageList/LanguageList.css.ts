import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lines, media, radii, sizes, space } from '../tokens';

const { color } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[1] });

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: sizes.target,
  paddingInline: space[3],
  borderRadius: radii.round,
  fontSize: vars.text.label,
  fontWeight: fontWeights.medium,
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-current]': {
      background: color.accentSoft,
      color: color.onAccentSoft,
      fontWeight: fontWeights.bold,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${lines.ring} solid` } } },
  },
});
