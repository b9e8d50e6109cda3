import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { fontWeights, media, space } from '../tokens';

const { color, text } = vars;

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 0.875rem',
    minBlockSize: '4.75rem',
    padding: '0.75rem 0.625rem',
    borderRadius: space[4],
    outlineOffset: '-3px',
    selectors: {
      '&:hover': { background: color.surfaceHover },
      '&[aria-current]': { background: color.accentSoft },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
  },
});

export const middle = style({ minInlineSize: 0 });

export const who = recipe({
  base: { display: 'flex', alignItems: 'center', gap: '0.375rem', fontWeight: fontWeights.medium },
  variants: { isUnread: { true: { fontWeight: fontWeights.bold } } },
});

export const name = style({ minInlineSize: 0, ...clipped });

export const last = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.3125rem',
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

export const lastWords = style({ minInlineSize: 0, ...clipped });

export const meta = recipe({
  base: {
    alignSelf: 'start',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    gap: '0.3125rem',
    paddingBlockStart: '0.25rem',
    color: color.textMuted,
    fontSize: text.stamp,
  },
  variants: { isUnread: { true: { color: color.unread, fontWeight: fontWeights.bold } } },
});

export const skeletonWords = style({ display: 'grid', gap: space[2] });
