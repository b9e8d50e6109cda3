import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wideWords } from '../layout/hidden.css';
import { vars } from '../theme/contract.css';
import {
  fontWeights,
  lineHeights,
  lines,
  loops,
  marks,
  media,
  radii,
  sizes,
  space,
  tracking,
} from '../tokens';

const { color, motion, text } = vars;
const outline = (edge: string) => `inset 0 0 0 ${lines.hair} ${edge}`;

const unusable = {
  background: color.surfaceHover,
  color: color.textMuted,
  boxShadow: 'none',
  cursor: 'not-allowed',
} as const;

/** Only a pointer changes the colour: after a finger it would stay. */
const hovered = (background: string) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:enabled, a&:hover': { background } } } },
});

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: sizes.control,
    padding: `${space[2]} ${space[5]}`,
    borderRadius: radii.control,
    fontSize: text.body,
    fontWeight: fontWeights.bold,
    lineHeight: lineHeights.snug,
    letterSpacing: tracking.slight,
    textAlign: 'center',
    textWrap: 'balance',
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:disabled': unusable,
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': { [media.forcedColors]: { border: `${lines.hair} solid ButtonText` } },
  },
  variants: {
    tone: {
      primary: {
        background: color.accent,
        color: color.onAccent,
        ...hovered(color.accentHover),
        selectors: { '&:active:enabled, a&:active': { background: color.accentPress } },
      },
      soft: {
        background: color.accentSoft,
        color: color.onAccentSoft,
        ...hovered(color.accentSoftHover),
      },
      line: {
        background: color.surfaceRaised,
        color: color.text,
        boxShadow: outline(color.borderControl),
        ...hovered(color.surfaceHover),
      },
      plain: {
        paddingInline: space[3],
        ...hovered('color-mix(in oklch, currentColor 8%, transparent)'),
      },
      danger: {
        background: color.danger,
        color: color.onDanger,
        ...hovered(color.dangerHover),
      },
      dangerLine: {
        color: color.dangerText,
        boxShadow: outline('currentColor'),
        ...hovered(color.dangerSoft),
      },
    },
    size: {
      normal: {},
      small: { minBlockSize: sizes.target, fontSize: text.label },
    },
    wide: {
      true: { inlineSize: '100%' },
      phone: {
        justifySelf: 'start',
        '@media': { [media.belowTablet]: { inlineSize: '100%' } },
      },
    },
    resting: {
      true: {
        ...unusable,
        pointerEvents: 'none',
        '@media': { [media.forcedColors]: { color: 'GrayText' } },
      },
    },
  },
  compoundVariants: (['primary', 'soft', 'line', 'danger', 'dangerLine'] as const).map((tone) => ({
    variants: { tone, size: 'small' as const },
    style: { paddingInline: space[4] },
  })),
});

/** The words stay in place, unseen, so that the button keeps its width and its name. */
export const quietWords = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', opacity: 0 });

export const dots = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
});

const breathe = keyframes({ '0%, 70%, 100%': { opacity: 0.4 }, '35%': { opacity: 1 } });

export const dot = style({
  inlineSize: marks.beat,
  blockSize: marks.beat,
  borderRadius: '50%',
  background: 'currentColor',
  opacity: 0.5,
  animation: `${breathe} ${loops.beat} ${motion.ease} infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: loops.beatSecond },
    '&:nth-child(3)': { animationDelay: loops.beatThird },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none', selectors: { '&:nth-child(2)': { opacity: 1 } } },
    [media.forcedColors]: { background: 'ButtonText', forcedColorAdjust: 'none' },
  },
});

/** Words that only a screen reader announces on a phone leave no gap beside the icon. */
export const words = style({
  '@media': {
    [media.belowTablet]: { selectors: { [`&:has(> ${wideWords}:only-child)`]: { display: 'contents' } } },
  },
});

// What is an icon alone on a phone is square there, as other tools are.
globalStyle(`:is(a, button):has(> ${words} > ${wideWords}:only-child)`, {
  '@media': { [media.belowTablet]: { minInlineSize: sizes.control, paddingInline: space[3] } },
});

// Words that take two lines are as wide as there is room: in their middle they would leave the icon alone.
globalStyle(`svg + ${words}`, { textAlign: 'start' });
