import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vela/ui/theme';
import { lines, sizes, space } from '@vela/ui/tokens';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: sizes.target,
  cursor: 'pointer',
  color: vars.color.link,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const details = style({
  borderBlockStart: `${lines.hair} solid ${vars.color.border}`,
  paddingBlockStart: space[4],
});

globalStyle(`${details} > summary > svg`, {
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
});
globalStyle(`${details}[open] > summary > svg`, { rotate: '180deg' });

export const unfolded = style({ paddingBlockStart: space[4] });
