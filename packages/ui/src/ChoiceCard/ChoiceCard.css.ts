import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import {
  containers,
  fontWeights,
  lineHeights,
  lines,
  marks,
  media,
  radii,
  ringOffsets,
  sizes,
  space,
  tracking,
} from '../tokens';

const { color } = vars;

/** The whole card is the target; the button itself lies over it, unseen. */
const card = style({
  position: 'relative',
  background: color.surfaceRaised,
  boxShadow: `inset 0 0 0 ${lines.hair} ${color.borderControl}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.accentSoft,
      color: color.onAccentSoft,
      // Chosen is of one colour on every site, whatever acts on it.
      boxShadow: `inset 0 0 0 ${lines.ring} ${color.onAccentSoft}`,
    },
    '&:has(:focus-visible)': {
      outline: `${lines.focus} solid ${color.focus}`,
      outlineOffset: ringOffsets.around,
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: `${lines.hair} solid`,
      selectors: { '&:has(:checked)': { outline: `${lines.focus} solid Highlight` } },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const tick = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: marks.choice,
  blockSize: marks.choice,
  borderRadius: '50%',
  border: `${lines.edge} solid ${color.borderControl}`,
  color: 'transparent',
  selectors: {
    ':checked ~ &': {
      background: color.onAccentSoft,
      borderColor: color.onAccentSoft,
      color: color.accentSoft,
    },
  },
});

/** Several may be ticked. */
export const boxTick = style([tick, { borderRadius: radii.inner }]);

// Without its colour it would stay to be seen where a person's own colours take the place of ours.
globalStyle(`input:not(:checked) ~ ${tick} > svg`, { visibility: 'hidden' });

export const choice = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3.5],
    minBlockSize: sizes.row,
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radii.control,
  },
]);

export const choiceWords = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: lineHeights.snug,
  fontWeight: fontWeights.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** It stands under the name; on a chosen card it has that card's colour, so that it can be read. */
export const note = style({
  display: 'block',
  fontSize: vars.text.stamp,
  fontWeight: fontWeights.regular,
  color: color.textMuted,
  selectors: { ':checked ~ * &': { color: 'inherit' } },
});

export const tag = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${marks.pill} / 2)`,
  insetInlineStart: space[4],
  '@media': { [media.desktop]: { insetInlineStart: space[5] } },
});

/** The layout of an offer's parts depends on the room that it has. */
export const offerRoom = style({ display: 'grid', containerType: 'inline-size' });

/** On the narrowest phones, or where text is enlarged, the price goes under the number. */
const TIGHT = containers.narrowOffer;

export const offer = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: `${space[1]} ${space[4]}`,
    alignItems: 'center',
    // The padding is that of a choice's card, for those of a form stand one under the other.
    padding: space[4],
    borderRadius: radii.card,
    // What the tag covers is room of the number.
    selectors: { [`&:has(> ${tag})`]: { paddingBlockStart: space[6] } },
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'start',
        gap: space[2],
        padding: `${space[6]} ${space[5]} ${space[5]}`,
      },
      [media.belowDesktop]: {
        '@container': { [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
      },
    },
  },
]);

export const amount = style({
  fontSize: vars.text.page,
  fontWeight: fontWeights.bold,
  letterSpacing: tracking.tight,
  lineHeight: lineHeights.tight,
  '@media': { [media.desktop]: { fontSize: vars.text.display } },
});

export const unit = style({
  fontSize: vars.text.body,
  fontWeight: fontWeights.medium,
  letterSpacing: 0,
});

export const price = style({
  gridRow: '1 / span 2',
  gridColumn: 2,
  fontSize: vars.text.section,
  fontWeight: fontWeights.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeights.snug,
  textAlign: 'end',
  '@media': {
    [media.desktop]: {
      gridRow: 2,
      gridColumn: '1 / -1',
      paddingBlock: space[2],
      fontSize: vars.text.page,
      textAlign: 'start',
    },
    [media.belowDesktop]: {
      '@container': { [TIGHT]: { gridRow: 'auto', gridColumn: '1 / -1', textAlign: 'start' } },
    },
  },
});

export const before = style({
  display: 'block',
  fontSize: vars.text.label,
  fontWeight: fontWeights.regular,
  color: color.textMuted,
  selectors: { ':checked ~ * &': { color: 'inherit' } },
});

export const each = style({
  gridColumn: 1,
  fontSize: vars.text.label,
  color: color.textMuted,
  selectors: { ':checked ~ &': { color: 'inherit' } },
  '@media': {
    [media.desktop]: { gridColumn: '1 / -1' },
    [media.belowDesktop]: { '@container': { [TIGHT]: { gridColumn: '1 / -1' } } },
  },
});

export const offerTick = style([
  tick,
  {
    gridRow: '1 / span 2',
    gridColumn: 3,
    '@media': {
      [media.desktop]: { gridRow: 1, gridColumn: 2, alignSelf: 'start' },
      [media.belowDesktop]: { '@container': { [TIGHT]: { gridRow: 1, gridColumn: 2 } } },
    },
  },
]);

const { text } = vars;
const eachLine = `${text.label} * ${lineHeights.text}`;

/** It is as high as an offer of one line each, without a tag. */
export const offerBone = style({
  blockSize: `calc(2 * ${space[4]} + ${text.page} * ${lineHeights.tight} + ${space[1]} + ${eachLine})`,
  '@media': {
    [media.desktop]: {
      blockSize: `calc(${space[6]} + ${text.display} * ${lineHeights.tight} + ${space[2]} + ${text.page} * ${lineHeights.snug} + 2 * ${space[2]} + ${space[2]} + ${eachLine} + ${space[5]})`,
    },
  },
});
