import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { fontWeights, media, sizes, space, underlineOffset } from '@vela/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlock: `${space[8]} ${space[16]}`,
  '@media': { [media.desktop]: { paddingBlockStart: space[16] } },
});

export const section = style({ display: 'grid', gap: space[3] });

/** The button beside what it sends, as long as there is room. */
export const country = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

/** It is as high as the field that it stands beside. */
export const send = style({ display: 'grid', '@media': { [media.tablet]: { minBlockSize: sizes.field } } });

export const others = style({ selectors: { '&[open]': { display: 'grid', gap: space[3] } } });

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[2.5],
  color: vars.color.link,
  fontWeight: fontWeights.medium,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  cursor: 'pointer',
});
