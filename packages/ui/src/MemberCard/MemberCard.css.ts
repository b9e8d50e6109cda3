import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, media, radii, space, tracking } from '../tokens';

export const grid = style({
  display: 'grid',
  // Two beside each other while a name has room, one where someone has text enlarged.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr))',
  gap: `${space[5]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${space[8]} ${space[5]}` },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: '0.625rem',
  alignContent: 'start',
  containerType: 'inline-size',
});

export const premium = style({
  position: 'absolute',
  insetInlineStart: '0.625rem',
  insetBlockStart: '0.625rem',
});

export const fictional = style({ position: 'absolute', inset: 'auto 0 0' });

/** Above the link that covers the card. */
export const action = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlockStart: space[2],
  zIndex: 2,
});

export const words = style({ minInlineSize: 0, paddingInline: '0.125rem' });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontSize: vars.text.lead,
  fontWeight: fontWeights.bold,
  letterSpacing: tracking.snug,
  lineHeight: 1.3,
});

export const link = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radii.card },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
});

export const age = style({ flex: 'none', fontWeight: fontWeights.regular });

export const place = style({
  overflow: 'hidden',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.label,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
