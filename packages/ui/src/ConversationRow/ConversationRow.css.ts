import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { ownDirection } from '../theme/own-direction';
import { containers, fontWeights, lines, media, ringOffsets, sizes, space } from '../tokens';

const { color, text } = vars;

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space[3.5]}`,
    minBlockSize: sizes.rowWide,
    padding: `${space[3]} ${space[2.5]}`,
    borderRadius: space[4],
    outlineOffset: ringOffsets.inside,
    selectors: { '&[aria-current]': { background: color.accentSoft } },
    // In large text the time goes under the words: beside them it would leave a name one letter.
    '@container': {
      [containers.crowded]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.surfaceHover } } },
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${lines.ring} solid` } } },
    },
  },
});

export const middle = style({ minInlineSize: 0 });

export const who = recipe({
  base: {
    display: 'flex',
    // Beside a long name there is no room for the mark of a fictional profile: it stands below, in one piece.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[0.5]} ${space[1.5]}`,
    fontWeight: fontWeights.medium,
  },
  variants: { isUnread: { true: { fontWeight: fontWeights.bold } } },
});

export const name = style({ minInlineSize: 0, ...clipped });

export const last = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    color: color.textMuted,
    fontSize: text.label,
  },
  variants: {
    looks: {
      read: {},
      unread: { color: color.text, fontWeight: fontWeights.bold },
      typing: { color: color.link, fontWeight: fontWeights.medium },
    },
  },
});

export const lastWords = style({
  minInlineSize: 0,
  ...clipped,
  ...ownDirection,
});

export const meta = recipe({
  base: {
    alignSelf: 'start',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    gap: space[1],
    paddingBlockStart: space[1],
    color: color.textMuted,
    fontSize: text.stamp,
    '@container': {
      [containers.crowded]: { gridColumn: 2, display: 'flex', alignItems: 'center', justifyContent: 'start' },
    },
  },
  variants: { isUnread: { true: { color: color.unread, fontWeight: fontWeights.bold } } },
});

export const skeletonWords = style({ display: 'grid', gap: space[2] });
