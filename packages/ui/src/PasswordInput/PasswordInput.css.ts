import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../tokens';

export const passwordInput = style({ position: 'relative' });

globalStyle(`${passwordInput} > input`, { paddingInlineEnd: '3.5rem' });

/** Of no use before its script can run, and then not shown where no script ever will. */
export const eye = style({
  position: 'absolute',
  insetInlineEnd: '0.25rem',
  insetBlockStart: '0.25rem',
  color: vars.color.textMuted,
  '@media': { [media.noScript]: { display: 'none' } },
});
