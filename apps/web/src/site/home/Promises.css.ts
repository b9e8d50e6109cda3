import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { media, space } from '@vela/ui/tokens';

export const promises = style({
  display: 'grid',
  gap: `${space[8]} ${space[10]}`,
  marginBlockStart: space[10],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    // A row holds so many that no row is left with one.
    [media.desktop]: {
      selectors: { '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    },
  },
});

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[4]}`,
  alignContent: 'start',
});

export const promiseIcon = style({
  gridRow: 'span 2',
  marginBlockStart: space[0.5],
  color: vars.color.link,
});
