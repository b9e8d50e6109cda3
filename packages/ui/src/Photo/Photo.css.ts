import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { blurs, fontWeights, layers, lineHeights, lines, media, radii, sizes, space } from '../tokens';

const { color, motion } = vars;

export const photo = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    background: color.surfaceHover,
    isolation: 'isolate',
    '@media': { [media.forcedColors]: { border: `${lines.hair} solid GrayText` } },
  },
  variants: {
    corners: {
      card: { borderRadius: radii.card },
      control: { borderRadius: radii.control },
      none: {},
    },
    fit: {
      cover: { aspectRatio: '4 / 5' },
      whole: { blockSize: '100%', background: 'transparent' },
    },
  },
});

export const picture = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    // Words that stand in for a picture would lie across it while it loads.
    color: 'transparent',
    transition: `opacity ${motion.medium} ${motion.ease}`,
  },
  variants: {
    // The face is in the upper third of a portrait.
    fit: { cover: { objectFit: 'cover', objectPosition: '50% 30%' }, whole: { objectFit: 'contain' } },
    // A little larger: the edges of a blurred picture fade.
    isBlurredHere: { true: { filter: `blur(${blurs.photo})`, scale: '1.1' }, false: {} },
    isShown: { true: {}, false: { '@media': { '(scripting: enabled)': { opacity: 0 } } } },
  },
});

/** Darker below, so that white words can be read on any picture. */
export const shade = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(color-mix(in oklch, ${color.photoShade}, transparent 84%), color-mix(in oklch, ${color.photoShade}, transparent 36%))`,
});

/** A dark frame with a light edge inside: it stands out from every picture, and is no ring of the focus. */
export const border = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 ${lines.focus} ${color.premium}, inset 0 0 0 ${lines.frame} ${color.onPremium}`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: `${lines.focus} double` } },
});

const words = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2.5],
  padding: space[3],
  fontSize: vars.text.label,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.snug,
  textAlign: 'center',
  textWrap: 'balance',
});

export const lock = style([words, { color: color.onPhoto }]);

/** A small photo has a word under the sign. */
export const smallLock = style([
  lock,
  { gap: space[1], padding: space[1], fontSize: vars.text.stamp, fontWeight: fontWeights.medium },
]);

/** A photo without even a blurred picture. */
export const closed = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(160deg, ${color.secondary}, ${color.premium})`,
});

/** It shows until the blurred picture covers it: an empty place under a lock looks broken. */
export const veiled = style([closed, { zIndex: layers.under }]);

const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.target,
  blockSize: sizes.target,
  borderRadius: '50%',
});

export const lockDisc = style([
  disc,
  { background: color.photoShade, boxShadow: `inset 0 0 0 ${lines.hair} ${color.premiumEdge}` },
]);

export const message = style([words, { color: color.textMuted, fontWeight: fontWeights.regular }]);

const appear = keyframes({ from: { opacity: 0 } });

/** Quieter than a member without a photo: the picture is about to lie over it. One that comes at once is there before. */
export const awaited = style([
  words,
  {
    zIndex: layers.under,
    color: color.textMuted,
    opacity: 0.35,
    animation: `${appear} ${motion.medium} ${motion.ease} ${motion.slow} backwards`,
  },
]);
