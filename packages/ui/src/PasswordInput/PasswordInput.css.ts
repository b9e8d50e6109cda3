import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, sizes, space } from '../tokens';

export const passwordInput = style({ position: 'relative' });

globalStyle(`${passwordInput} > input`, {
  paddingInlineEnd: `calc(${space[1]} + ${sizes.target} + ${space[2]})`,
});

/** Shown only once a script runs, as it does nothing without one. */
export const eye = style({
  position: 'absolute',
  insetInlineEnd: space[1],
  insetBlockStart: space[1],
  color: vars.color.textMuted,
  '@media': { [media.noScript]: { display: 'none' } },
});
