import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { cssColor, scales, space, STEPS, type Scale } from '../tokens';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space[1],
});

const patch = style({ blockSize: space[10], borderRadius: space[2] });

export const scalePatches = Object.fromEntries(
  Object.entries<Scale>(scales).map(([name, scale]) => [
    name,
    STEPS.map((step) => style([patch, { background: cssColor(scale[step]) }])),
  ]),
);

export const meanings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[3],
});

export const meaningPatches = styleVariants(vars.color, (color) => [
  patch,
  { background: color, boxShadow: `inset 0 0 0 1px ${vars.color.border}` },
]);
