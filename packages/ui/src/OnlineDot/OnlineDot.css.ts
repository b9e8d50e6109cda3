import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { lines, marks } from '../tokens';

const edge = `inset 0 0 0 ${lines.edge} ${vars.color.successEdge}`;

const base = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: marks.dot,
  blockSize: marks.dot,
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
      inlineSize: marks.dotOnPicture,
      blockSize: marks.dotOnPicture,
      boxShadow: `0 0 0 ${lines.ring} ${vars.color.surfaceRaised}, ${edge}`,
    },
  ],
});
