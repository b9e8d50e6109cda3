import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontWeights, sizes } from '../tokens';

const link = style({
  color: vars.color.link,
  fontWeight: fontWeights.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationThickness: '2px' },
});

export const textLink = styleVariants({
  running: [link],
  alone: [link, { display: 'inline-flex', alignItems: 'center', minBlockSize: sizes.target }],
});
