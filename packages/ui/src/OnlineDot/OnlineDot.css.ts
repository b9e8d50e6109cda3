import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const edge = `inset 0 0 0 1.5px ${vars.color.successEdge}`;

const base = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: '50%',
  background: vars.color.success,
  boxShadow: edge,
  forcedColorAdjust: 'none',
});

export const onlineDot = styleVariants({
  plain: [base],
  ringed: [
    base,
    {
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      boxShadow: `0 0 0 2px ${vars.color.surfaceRaised}, ${edge}`,
    },
  ],
});
