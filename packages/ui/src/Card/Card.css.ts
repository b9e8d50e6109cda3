import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { lines, media, radii, space } from '../tokens';

export const card = recipe({
  base: {
    background: vars.color.surfaceRaised,
    '@media': { [media.forcedColors]: { border: `${lines.hair} solid` } },
  },
  variants: {
    lift: {
      rest: { borderRadius: radii.card, boxShadow: vars.lift.rest },
      float: { borderRadius: radii.sheet, boxShadow: vars.lift.float },
    },
    padding: {
      none: {},
      normal: { padding: space[5] },
      roomy: { padding: space[5], '@media': { [media.tablet]: { padding: space[8] } } },
    },
  },
});
