import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, lines, media, radii, sizes, underlineOffset } from '../tokens';

const link = style({
  color: vars.color.link,
  fontWeight: fontWeights.medium,
  textDecoration: 'underline',
  textDecorationThickness: lines.hair,
  textUnderlineOffset: underlineOffset,
  // Its ring is as round as those of all else.
  borderRadius: radii.inner,
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: lines.ring } } },
});

export const textLink = styleVariants({
  running: [link],
  alone: [link, { display: 'inline-flex', alignItems: 'center', minBlockSize: sizes.target }],
});
