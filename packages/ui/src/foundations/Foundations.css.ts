import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  cssColor,
  leastWidths,
  lineHeights,
  lines,
  marks,
  media,
  motion,
  radii,
  scales,
  sizes,
  space,
  STEPS,
  type Scale,
  widths,
} from '../tokens';

const { color } = vars;

export const page = style({
  display: 'grid',
  gap: space[12],
  maxInlineSize: widths.page,
  paddingBlock: space[10],
  paddingInline: sizes.gutter,
  marginInline: 'auto',
});

export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space[1],
});

const patch = style({
  blockSize: space[10],
  borderRadius: radii.inner,
  boxShadow: `inset 0 0 0 ${lines.hair} ${color.border}`,
});

export const scalePatches = Object.fromEntries(
  Object.entries<Scale>(scales).map(([name, steps]) => [
    name,
    STEPS.map((step) => style([patch, { background: cssColor(steps[step]) }])),
  ]),
);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${leastWidths.tile}, 1fr))`,
  gap: space[4],
});

export const meaningPatches = styleVariants(vars.color, (value) => [patch, { background: value }]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockEnd: `${lines.hair} solid ${color.border}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${leastWidths.action} minmax(0, 1fr)`, alignItems: 'baseline' },
  },
});

const bar = style({ blockSize: space[4], borderRadius: radii.inner, background: color.accent });

export const spaces = styleVariants(space, (inlineSize) => [bar, { inlineSize }]);

const column = (inlineSize: string) => [bar, { inlineSize, maxInlineSize: '100%' }];

export const leastColumns = styleVariants(leastWidths, column);

/** The scale is that of the widest one, which few screens have room for. */
export const columns = styleVariants(widths, (width) => [
  bar,
  { inlineSize: `${(100 * parseFloat(width)) / parseFloat(widths.page)}%` },
]);

export const strokes = styleVariants(lines, (borderWidth) => ({
  borderStyle: 'solid',
  borderColor: color.accent,
  borderWidth: 0,
  borderBlockStartWidth: borderWidth,
}));

export const paragraphs = styleVariants(lineHeights, (lineHeight) => ({ maxInlineSize: '22em', lineHeight }));

/** Things of several sizes on one line, each with its name under it. */
export const samples = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[5]} ${space[6]}`,
});

export const sample = style({ display: 'grid', justifyItems: 'center', gap: space[2] });

const square = (size: string) => ({ inlineSize: size, blockSize: size });

const filled = style({ borderRadius: radii.round, background: color.accent });

export const markSamples = styleVariants(marks, (size) => [filled, square(size)]);

const control = style({
  inlineSize: leastWidths.action,
  maxInlineSize: '100%',
  borderRadius: radii.control,
  background: color.accentSoft,
});

const { chip, target, control: usual, field, roundButton, row, rowWide } = sizes;

export const heights = styleVariants(
  { chip, target, control: usual, field, roundButton, row, rowWide },
  (blockSize) => [control, { blockSize }],
);

const block = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: space[24],
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontSize: vars.text.label,
});

export const corners = styleVariants(radii, (borderRadius) => [block, { borderRadius }]);

export const lifted = styleVariants(vars.lift, (boxShadow) => [
  block,
  { borderRadius: radii.card, background: color.surfaceRaised, color: color.text, boxShadow },
]);

const LANE = leastWidths.sentence;

const away = keyframes({
  '0%, 20%': { translate: '0 0' },
  '100%': { translate: `calc(${LANE} - 100%) 0` },
});

export const lane = style({
  inlineSize: LANE,
  borderRadius: radii.round,
  background: color.surfaceHover,
});

const runner = style({
  inlineSize: space[5],
  blockSize: space[5],
  borderRadius: radii.round,
  background: color.accent,
});

/** Each begins again when the pointer or the focus comes to its row. */
export const runners = styleVariants(
  { fast: motion.fast, medium: motion.medium, slow: motion.slow },
  (duration) => [
    runner,
    {
      selectors: {
        [`${lane}:focus-visible &`]: { animation: `${away} ${duration} ${motion.ease} both` },
      },
      '@media': {
        [media.hover]: {
          selectors: { [`${lane}:hover &`]: { animation: `${away} ${duration} ${motion.ease} both` } },
        },
        [media.reducedMotion]: { animation: 'none' },
      },
    },
  ],
);

/** It is as wide as a column of cards, so that the light has room to move. */
export const waiting = style({ display: 'grid', gap: space[3], maxInlineSize: widths.aside });

export const pair = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[3],
  borderRadius: radii.control,
  background: color.surfaceRaised,
  textAlign: 'center',
});

const verdict = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[5],
  borderRadius: radii.card,
  boxShadow: `inset 0 0 0 ${lines.hair} ${color.border}`,
});

/** Straight across: an edge would run round the corners and thin out. What is shown in it may be a card itself. */
const topBar = (edge: string) => ({
  background: `linear-gradient(${edge}, ${edge}) 0 0 / 100% ${lines.frame} no-repeat, ${color.surface}`,
});

export const verdicts = {
  do: style([verdict, topBar(color.successEdge)]),
  dont: style([verdict, topBar(color.danger)]),
} as const;

export const verdictWords = {
  do: style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.successText }),
  dont: style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.dangerText }),
} as const;
