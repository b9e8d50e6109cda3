import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { fontWeights, loops, media, partSizes, radii, sizes, space } from '../tokens';

const { color, motion, text } = vars;

/** The corners on the side of the sender, where bubbles of a group meet. */
const MEET = radii.inner;

const GAP = '0.1875rem';

/** Blocks and no grid: of a grid of thousands all rows are laid out with every letter that is typed beside it. */
export const list = style({
  inlineSize: '100%',
  maxInlineSize: '47rem',
  marginInline: 'auto',
});

/** `--messages` says how many it holds. The browser looks after each with every frame: of thousands that is too much. */
export const block = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto calc(var(--messages, 1) * 3.5rem)',
  // Shadows and edges reach over their box.
  overflowClipMargin: space[3],
});

globalStyle(`:is(${list}, ${block}) > * + *`, { marginBlockStart: GAP });

export const day = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: `${space[4]} ${space[3]}`,
  color: color.textMuted,
  fontSize: text.stamp,
  fontWeight: fontWeights.bold,
});

export const system = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  color: color.textMuted,
  fontSize: text.label,
  textAlign: 'center',
  textWrap: 'balance',
});

export const say = recipe({
  base: {
    display: 'grid',
    justifyItems: 'start',
    minInlineSize: 0,
  },
  variants: {
    isOwn: { true: { justifyItems: 'end' } },
    /** Begins a turn: there is more room before it. */
    begins: { true: { marginBlockStart: `calc(0.875rem + ${GAP})` } },
  },
});

export const line = recipe({
  base: { display: 'flex', alignItems: 'center', gap: '0.125rem', inlineSize: '100%', minInlineSize: 0 },
  variants: { isOwn: { true: { flexDirection: 'row-reverse' } } },
});

export const bubble = recipe({
  base: {
    maxInlineSize: 'min(34rem, 82%)',
    minInlineSize: 0,
    borderRadius: radii.card,
    background: color.bubbleOther,
    boxShadow: vars.lift.rest,
    lineHeight: 1.42,
    overflowWrap: 'anywhere',
    transition: `opacity ${motion.medium} ${motion.ease}`,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  variants: {
    kind: {
      text: { padding: '0.5625rem 0.9375rem 0.625rem', whiteSpace: 'pre-wrap', textWrap: 'pretty' },
      emoji: {
        padding: '0.125rem 0.25rem',
        background: 'none',
        boxShadow: 'none',
        fontSize: partSizes.emoji,
        lineHeight: 1.2,
      },
      photo: { overflow: 'hidden', inlineSize: '11rem', background: 'none' },
      gift: {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        gap: space[3],
        padding: '0.75rem 1.125rem 0.75rem 0.75rem',
        background: color.surfaceRaised,
      },
      typing: { display: 'inline-flex', gap: '0.3125rem', padding: '0.875rem 1rem' },
    },
    isOwn: { true: {}, false: {} },
    place: { only: {}, first: {}, middle: {}, last: {} },
    isWaiting: { true: { opacity: 0.72 } },
  },
  compoundVariants: [
    {
      variants: { kind: 'text', isOwn: true },
      style: { background: color.bubbleOwn, color: color.onBubbleOwn, boxShadow: 'none' },
    },
    { variants: { isOwn: false, place: 'first' }, style: { borderEndStartRadius: MEET } },
    {
      variants: { isOwn: false, place: 'middle' },
      style: { borderStartStartRadius: MEET, borderEndStartRadius: MEET },
    },
    { variants: { isOwn: false, place: 'last' }, style: { borderStartStartRadius: MEET } },
    { variants: { isOwn: true, place: 'first' }, style: { borderEndEndRadius: MEET } },
    {
      variants: { isOwn: true, place: 'middle' },
      style: { borderStartEndRadius: MEET, borderEndEndRadius: MEET },
    },
    { variants: { isOwn: true, place: 'last' }, style: { borderStartEndRadius: MEET } },
  ],
});

/** An address in a text, in the text's own colour: it stands on the bubbles of both. */
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '0.15em' });

export const photoButton = style({ display: 'block', inlineSize: '100%' });

export const giftWords = style({ display: 'grid', gap: '0.125rem', lineHeight: 1.3 });

export const giftNote = style({ color: color.textMuted, fontSize: text.label });

/** What can be done about the message: there when it is pointed at, touched or reached by the keyboard. */
export const action = style({
  flex: 'none',
  marginBlock: '-0.25rem',
  color: color.textMuted,
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: {
    [`${line()}:focus-within &`]: { opacity: 1 },
    // A finger that meets what isn't seen yet first brings it up.
    [`${line()}:not(:focus-within) &`]: { pointerEvents: 'none' },
  },
  '@media': {
    '(hover: hover)': { selectors: { [`${line()}:hover &`]: { opacity: 1, pointerEvents: 'auto' } } },
  },
});

export const stamp = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 0.3125rem',
    padding: '0.25rem 0.375rem 0',
    color: color.textMuted,
    fontSize: text.stamp,
    lineHeight: 1.3,
  },
  variants: {
    isFailed: {
      true: {
        justifyContent: 'flex-end',
        maxInlineSize: 'min(34rem, 92%)',
        color: color.dangerText,
        fontWeight: fontWeights.medium,
        textAlign: 'end',
        textWrap: 'balance',
      },
    },
    isRead: { true: {} },
  },
});

/** On the line of the words that follow it. */
export const stampMark = style({ display: 'inline-block', verticalAlign: '-0.2em' });

globalStyle(`${stamp.classNames.variants.isRead.true} svg`, { color: color.link });

export const stampAction = style({
  minBlockSize: sizes.target,
  marginBlock: '-0.75rem',
  paddingInline: '0.375rem',
  fontWeight: fontWeights.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

const beat = keyframes({
  '0%, 60%, 100%': { opacity: 0.35 },
  '30%': { opacity: 1, translate: '0 -2px' },
});

export const dot = style({
  inlineSize: '0.4375rem',
  blockSize: '0.4375rem',
  borderRadius: '50%',
  background: color.textMuted,
  animation: `${beat} ${loops.beat} infinite ${motion.ease}`,
  selectors: {
    '&:nth-child(2)': { animationDelay: loops.beatSecond },
    '&:nth-child(3)': { animationDelay: loops.beatThird },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { background: 'CanvasText' },
  },
});
