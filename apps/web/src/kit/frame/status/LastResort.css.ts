import { style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { limits, sizes, space, widths } from '@vela/ui/tokens';

/** The message is in the middle of an empty page, which has nothing that could fail again. */
export const lastResort = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  minBlockSize: limits.page,
  maxInlineSize: widths.form,
  marginInline: 'auto',
  padding: space[6],
  textAlign: 'center',
  textWrap: 'balance',
});

export const wayHome = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: sizes.target,
  color: vars.color.link,
  textDecoration: 'underline',
});
