import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, partSizes, radii, sizes, space } from '../tokens';

const { color, motion, text } = vars;

const unfold = keyframes({ from: { opacity: 0, translate: '0 -0.375rem' } });

export const menu = style({ position: 'relative' });

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: sizes.target,
  minInlineSize: sizes.target,
  paddingInline: '0.375rem',
  borderRadius: radii.round,
  fontSize: partSizes.item,
  fontWeight: fontWeights.medium,
  ':hover': { background: color.surfaceHover },
});

/** Words and an arrow that only a wide screen has room for. */
export const openerWords = style({
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '10rem',
  '@media': { [media.desktop]: { display: 'inline-flex', paddingInlineEnd: '0.25rem' } },
});

export const openerName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 0.375rem)',
  zIndex: 30,
  inlineSize: 'max-content',
  minInlineSize: '13rem',
  maxInlineSize: 'min(20rem, 100vw - 2rem)',
  maxBlockSize: 'calc(100dvb - 6rem)',
  overflow: 'auto',
  padding: space[2],
  borderRadius: radii.card,
  background: color.surfaceRaised,
  boxShadow: `${vars.lift.float}, inset 0 0 0 1px ${color.border}`,
  animation: `${unfold} ${motion.fast} ${motion.ease}`,
  '@media': {
    // Wider than what is left of its opener, it takes the width of the screen.
    [media.belowPhone]: {
      position: 'fixed',
      insetInline: space[3],
      insetBlockStart: `calc(${sizes.topBar} + 0.375rem)`,
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: sizes.target,
  paddingInline: space[3],
  borderRadius: radii.control,
  fontSize: text.body,
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-current]': { background: color.accentSoft, color: color.onAccentSoft },
  },
});

globalStyle(`${item} > svg`, { color: color.textMuted });
