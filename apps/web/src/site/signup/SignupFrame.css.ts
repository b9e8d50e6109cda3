import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import {
  fontWeights,
  limits,
  lineHeights,
  media,
  pictureSizes,
  radii,
  sizes,
  space,
  tracking,
} from '@vela/ui/tokens';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)' } },
});

/** Enlarged words go below the logo. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: sizes.topBar,
  paddingInline: sizes.gutter,
  '@media': { [media.tablet]: { minBlockSize: sizes.topBarWide } },
});

export const headEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

/** On a phone the link says enough. */
export const question = style({
  color: vars.color.textMuted,
  fontSize: vars.text.label,
  '@media': { [media.belowPhone]: { display: 'none' } },
});

/** A long word that is enlarged breaks, before the page gets wider than a phone. */
export const body = style({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { paddingBlockStart: space[8] } },
});

export const aside = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', paddingBlock: space[5], paddingInlineEnd: space[5] } },
});

export const figure = style({
  position: 'sticky',
  insetBlockStart: space[5],
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: `calc(${limits.screen} - 2 * ${space[5]})`,
  minBlockSize: pictureSizes.besideForm,
  maxBlockSize: pictureSizes.besideFormMost,
  margin: 0,
  borderRadius: radii.sheet,
  overflow: 'hidden',
  background: `linear-gradient(160deg, ${vars.color.hero1}, ${vars.color.hero2})`,
});

export const caption = style({
  padding: space[8],
  fontSize: vars.text.page,
  fontWeight: fontWeights.bold,
  lineHeight: lineHeights.snug,
  letterSpacing: tracking.snug,
});

export const captionNote = style({
  marginBlockStart: space[2],
  fontSize: vars.text.body,
  fontWeight: fontWeights.regular,
  letterSpacing: 0,
  lineHeight: lineHeights.text,
  color: vars.color.textMuted,
});
