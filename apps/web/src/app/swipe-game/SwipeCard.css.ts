import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  layers,
  limits,
  lineHeights,
  lines,
  marks,
  media,
  radii,
  ringOffsets,
  sizes,
  space,
  tracking,
} from '@vela/ui/tokens';

const { color, lift, motion, text } = vars;

const base = style({
  position: 'relative',
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: space[2],
  borderRadius: radii.sheet,
  background: color.surfaceRaised,
  boxShadow: lift.float,
  touchAction: 'pan-y',
  userSelect: 'none',
  transformOrigin: '50% 100%',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space[8],
      blockSize: limits.deck,
      alignContent: 'stretch',
    },
    [media.forcedColors]: { border: `${lines.hair} solid` },
  },
});

const leave = (way: string, turn: string) => keyframes({ to: { translate: way, rotate: turn, opacity: 0 } });

export const card = styleVariants({
  now: [
    base,
    {
      zIndex: layers.over,
      transition: `translate ${motion.medium} ${motion.ease}, rotate ${motion.medium} ${motion.ease}`,
      selectors: {
        '&[data-dragged]': { transition: 'none', cursor: 'grabbing' },
        '&[data-leans=like]': { background: color.accentSoft },
        '&[data-leans=pass]': { background: color.surfaceHover },
      },
      '@media': { [media.reducedMotion]: { transition: 'none' } },
    },
  ],
  next: [base, { boxShadow: lift.rest, transform: `translateY(${space[2]}) scaleX(0.96)` }],
  like: [
    base,
    {
      zIndex: layers.action,
      pointerEvents: 'none',
      background: color.accentSoft,
      animation: `${leave('110%', '6deg')} ${motion.slow} ${motion.ease} both`,
    },
  ],
  pass: [
    base,
    {
      zIndex: layers.action,
      pointerEvents: 'none',
      background: color.surfaceHover,
      animation: `${leave('-110%', '-6deg')} ${motion.slow} ${motion.ease} both`,
    },
  ],
});

const leansBase = style({
  position: 'absolute',
  insetBlockStart: '12%',
  zIndex: layers.action,
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radii.round,
  fontSize: text.section,
  fontWeight: fontWeights.bold,
  boxShadow: lift.float,
});

export const leans = styleVariants({
  like: [
    leansBase,
    {
      insetInlineStart: space[6],
      background: color.accent,
      color: color.onAccent,
      selectors: { '[data-leans=like] > &': { display: 'flex' } },
    },
  ],
  pass: [
    leansBase,
    {
      insetInlineEnd: space[6],
      background: color.surfaceRaised,
      color: color.text,
      selectors: { '[data-leans=pass] > &': { display: 'flex' } },
    },
  ],
});

export const photo = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radii.card,
  blockSize: limits.deckPhoto,
  '@media': {
    [media.desktop]: { blockSize: '100%', aspectRatio: '4 / 4.7', minBlockSize: 0 },
  },
});

globalStyle(`${photo} > :first-child`, { blockSize: '100%', aspectRatio: 'auto' });

export const premium = style({
  position: 'absolute',
  insetInlineStart: space[2.5],
  insetBlockStart: space[5],
});

export const fictional = style({ position: 'absolute', inset: 'auto 0 0', zIndex: layers.action });

const turnBase = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: layers.over,
  inlineSize: '38%',
  display: 'flex',
  alignItems: 'center',
  padding: space[2],
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-disabled=true]': { cursor: 'default' } },
  ':focus-visible': {
    outline: `${lines.focus} solid ${color.focus}`,
    outlineOffset: ringOffsets.inside,
  },
});

export const turn = styleVariants({
  back: [turnBase, { insetInlineStart: 0, justifyContent: 'start' }],
  on: [turnBase, { insetInlineEnd: 0, justifyContent: 'end' }],
});

export const turnMark = style({
  display: 'none',
  placeItems: 'center',
  inlineSize: sizes.target,
  blockSize: sizes.target,
  borderRadius: '50%',
  background: color.glass,
  color: color.text,
  selectors: {
    '[aria-disabled=true]:not(:focus-visible) > &': { visibility: 'hidden' },
    ':focus-visible > &': { display: 'grid' },
  },
  '@media': { [media.hover]: { display: 'grid' } },
});

export const pager = style({
  position: 'absolute',
  inset: `${space[2]} ${space[2.5]} auto`,
  zIndex: layers.over,
  display: 'flex',
  gap: space[1],
});

const pagerBase = style({
  flex: '1 1 0',
  blockSize: marks.bar,
  borderRadius: radii.round,
  background: color.onPhoto,
  boxShadow: lift.rest,
});

export const pagerBar = styleVariants({ shown: [pagerBase], other: [pagerBase, { opacity: 0.45 }] });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  alignContent: 'start',
  padding: `0 ${space[2]} ${space[2]}`,
  '@media': {
    [media.desktop]: {
      gap: space[5],
      alignContent: 'center',
      overflowY: 'auto',
      padding: `${space[5]} ${space[8]} ${space[5]} 0`,
    },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[1.5]}`,
  fontSize: text.page,
  fontWeight: fontWeights.bold,
  letterSpacing: tracking.tight,
  lineHeight: lineHeights.snug,
});

export const nameWord = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const age = style({ fontWeight: fontWeights.regular });

export const where = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color.textMuted,
  fontSize: text.label,
});

export const label = style({ fontSize: text.label, fontWeight: fontWeights.bold });

/** On a phone the light ones say it. */
export const chipsLabel = style([label, { '@media': { [media.belowDesktop]: { display: 'none' } } }]);

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1.5],
  marginBlockStart: space[1.5],
});

export const about = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: text.label,
  '@media': { [media.desktop]: { WebkitLineClamp: 6, color: color.text, fontSize: text.body } },
});

export const reason = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', gap: space[1] } },
});

/** On a phone the button beside the choice leads there. */
export const toProfile = style({
  fontSize: text.label,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
