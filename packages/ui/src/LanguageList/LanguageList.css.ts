import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii, sizes } from '../tokens';

const { color } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: '0.25rem' });

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  paddingInline: '0.75rem',
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
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
});
