import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  lines,
  media,
  radii,
  ringOffsets,
  sizes,
  space,
  underlineOffset,
} from '@vela/ui/tokens';

/** Browsers that know what a fold holds show the fields without folding, where there is room; the others fold them there, too. */
const KNOWS_CONTENT = 'selector(::details-content)';

const unfolded = (rule: object) => ({
  '@supports': { [KNOWS_CONTENT]: { '@media': { [media.desktop]: rule } } },
});

export const fold = style({
  borderRadius: radii.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.lift.rest,
  '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
  '@supports': {
    [KNOWS_CONTENT]: {
      '@media': {
        [media.desktop]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
      },
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: sizes.control,
  paddingBlock: space[1],
  paddingInline: space[4],
  borderRadius: radii.card,
  outlineOffset: ringOffsets.inside,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ...unfolded({ display: 'none' }),
});

/** The fields show it while they are open. */
export const wishes = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${fold}[open] &`]: { visibility: 'hidden' } },
});

export const change = style({
  flex: 'none',
  color: vars.color.link,
  fontSize: vars.text.label,
  fontWeight: fontWeights.bold,
  textDecoration: 'underline',
  textDecorationThickness: lines.hair,
  textUnderlineOffset: underlineOffset,
});

export const whileClosed = style({ selectors: { [`${fold}[open] &`]: { display: 'none' } } });

export const whileOpen = style({ selectors: { [`${fold}:not([open]) &`]: { display: 'none' } } });

export const fields = style({
  padding: `${space[3]} ${space[5]} ${space[5]}`,
  ...unfolded({ paddingBlockStart: space[5] }),
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto', alignItems: 'end' },
  },
});

/** It is as high as the fields beside it, which are higher than a button. */
export const send = style({
  display: 'grid',
  '@media': { [media.desktop]: { minBlockSize: sizes.field } },
});
