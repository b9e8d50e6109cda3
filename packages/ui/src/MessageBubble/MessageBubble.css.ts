import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import {
  estimates,
  fontWeights,
  iconSizes,
  lineHeights,
  lines,
  loops,
  marks,
  media,
  partSizes,
  pictureSizes,
  radii,
  sizes,
  space,
  underlineOffset,
  widths,
} from '../tokens';

const { color, motion, text } = vars;

/** The corners on the side of the sender, where bubbles of a group meet. */
const MEET = radii.inner;

const GAP = space[1];

/** Blocks and no grid: of a grid of thousands all rows are laid out with every letter that is typed beside it. */
export const list = style({
  inlineSize: '100%',
  maxInlineSize: widths.conversation,
  marginInline: 'auto',
});

/**
 * It is as high as one message, until its element sets the number of messages. The browser measures each with
 * every frame.
 */
export const block = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${estimates.message}`,
  // Shadows and edges reach over their box.
  overflowClipMargin: space[3],
});

/**
 * Cuts off what it holds further away than anything is near: what it cuts off is never near to the browser, so that the blocks
 * within would come all at once when the first of them is on the screen.
 */
export const outerBlock = style([block, { overflowClipMargin: estimates.near }]);

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
  paddingBlock: space[2],
  color: color.textMuted,
  fontSize: text.label,
  textAlign: 'center',
  textWrap: 'balance',
});

/** It is within the first line of its words: beside them it would be far away where they break. */
export const sign = style({
  display: 'inline-block',
  marginInlineEnd: space[2],
  verticalAlign: 'text-bottom',
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
    begins: {
      true: {
        marginBlockStart: `calc(${space[3.5]} + ${GAP})`,
        // The block that it opens stands off already.
        selectors: { '&:first-child': { marginBlockStart: space[3.5] } },
      },
    },
  },
});

export const line = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space[0.5], inlineSize: '100%', minInlineSize: 0 },
  variants: { isOwn: { true: { flexDirection: 'row-reverse' } } },
});

/** What a message answers: its words are cut after two lines. */
export const answered = style({
  display: 'grid',
  gap: space[0.5],
  maxInlineSize: `min(${widths.bubble}, 82%)`,
  marginBlockEnd: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `${lines.ring} solid ${color.borderControl}`,
  color: color.textMuted,
  fontSize: text.label,
  lineHeight: lineHeights.snug,
});

export const answeredAuthor = style({ fontWeight: fontWeights.bold });

export const answeredWords = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** What somebody writes has a direction of its own, whatever the page's. */
export const words = style({ margin: 0, unicodeBidi: 'plaintext' });

export const bubble = recipe({
  base: {
    maxInlineSize: `min(${widths.bubble}, 82%)`,
    minInlineSize: 0,
    borderRadius: radii.card,
    background: color.bubbleOther,
    boxShadow: vars.lift.rest,
    lineHeight: lineHeights.note,
    overflowWrap: 'anywhere',
    transition: `opacity ${motion.medium} ${motion.ease}`,
    '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
  },
  variants: {
    kind: {
      text: {
        padding: `${space[2.5]} ${space[4]}`,
        whiteSpace: 'pre-wrap',
        textWrap: 'pretty',
      },
      emoji: {
        padding: `${space[0.5]} ${space[1]}`,
        background: 'none',
        boxShadow: 'none',
        fontSize: partSizes.emoji,
        lineHeight: lineHeights.snug,
      },
      photo: { overflow: 'hidden', inlineSize: pictureSizes.message, background: 'none' },
      gift: {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        gap: space[3],
        padding: `${space[3]} ${space[4]} ${space[3]} ${space[3]}`,
        background: color.surfaceRaised,
        hyphens: 'auto',
      },
      typing: { display: 'inline-flex', gap: space[1], padding: `${space[3.5]} ${space[4]}` },
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
export const link = style({ textDecoration: 'underline', textUnderlineOffset: underlineOffset });

export const photoButton = style({ display: 'block', inlineSize: '100%' });

export const giftWords = style({ display: 'grid', gap: space[0.5], lineHeight: lineHeights.snug });

export const giftNote = style({ color: color.textMuted, fontSize: text.label });

/**
 * What can be done about the message: there when it is pointed at, touched or reached by the keyboard. Until then it has no
 * colour rather than no opacity, for which each would be a layer of its own.
 */
export const action = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: sizes.target,
  blockSize: sizes.target,
  marginBlock: `calc(-1 * ${space[1]})`,
  borderRadius: radii.round,
  color: 'transparent',
  transition: `color ${motion.fast} ${motion.ease}, background ${motion.fast} ${motion.ease}`,
  '::before': {
    content: '',
    inlineSize: space[1],
    blockSize: iconSizes.medium,
    backgroundImage: 'radial-gradient(circle closest-side, currentColor 88%, transparent)',
    backgroundPosition: 'center',
    backgroundSize: `100% ${space[1.5]}`,
    backgroundRepeat: 'no-repeat space',
  },
  selectors: {
    [`${line()}:focus-within &`]: { color: color.textMuted },
    // A finger that meets what isn't seen yet first brings it up.
    [`${line()}:not(:focus-within) &`]: { pointerEvents: 'none' },
  },
  '@media': {
    [media.hover]: {
      ':hover': { background: color.surfaceHover },
      selectors: { [`${line()}:hover &`]: { color: color.textMuted, pointerEvents: 'auto' } },
    },
    [media.forcedColors]: {
      '::before': { forcedColorAdjust: 'none', color: 'ButtonText' },
    },
  },
});

export const stamp = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[1]}`,
    padding: `${space[1]} ${space[1.5]} 0`,
    color: color.textMuted,
    fontSize: text.stamp,
    lineHeight: lineHeights.snug,
  },
  variants: {
    isFailed: {
      true: {
        justifyContent: 'flex-end',
        maxInlineSize: `min(${widths.bubble}, 92%)`,
        color: color.dangerText,
        fontWeight: fontWeights.medium,
        textAlign: 'end',
        textWrap: 'balance',
      },
    },
    isRead: { true: {} },
  },
});

/** The mark, and beside it all lines of the words: they fill the line, so that it ends where what is under it ends. */
export const stampReason = style({ display: 'flex', gap: space[1], textAlign: 'start', textWrap: 'pretty' });

globalStyle(`${stamp.classNames.variants.isRead.true} svg`, { color: color.link });

export const stampAction = style({
  minBlockSize: sizes.target,
  marginBlock: `calc(-1 * ${space[3]})`,
  paddingInline: space[1.5],
  // It ends where the words above it end.
  ':last-child': { marginInlineEnd: `calc(-1 * ${space[1.5]})` },
  fontWeight: fontWeights.bold,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
});

const beat = keyframes({
  '0%, 60%, 100%': { opacity: 0.35 },
  '30%': { opacity: 1, translate: '0 -25%' },
});

export const dot = style({
  inlineSize: marks.point,
  blockSize: marks.point,
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
