import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { leastWidths, limits, marks, media, radii, sizes, space, widths } from '@vela/ui/tokens';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: sizes.topBar,
  maxInlineSize: `calc(${widths.page} + 2 * ${sizes.gutter})`,
  marginInline: 'auto',
  paddingInline: sizes.gutter,
  '@media': { [media.tablet]: { minBlockSize: sizes.topBarWide } },
});

export const column = style({
  paddingBlock: `${space[6]} ${space[16]}`,
  minBlockSize: limits.page,
  '@media': { [media.tablet]: { paddingBlockStart: space[12] } },
});

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: marks.emblem,
  blockSize: marks.emblem,
  borderRadius: radii.round,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});

export const address = style({ color: vars.color.text, overflowWrap: 'anywhere' });

/** A line, as most languages say it in. */
export const howMany = style({ minBlockSize: '1lh', textAlign: 'center' });

/** A few letters too long for the column, it leaves it where there is room beside. */
export const half = style({
  display: 'inline-block',
  '@media': {
    [media.desktop]: { inlineSize: 'max-content', maxInlineSize: `calc(100% + ${space[16]})` },
  },
});

export const waiting = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

/** Enlarged words have a line of their own. */
export const waitingRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const waitingWords = style({
  flex: `1 1 ${leastWidths.name}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
