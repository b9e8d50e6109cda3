import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { fontWeights, tracking } from '../tokens';

const square = (size: string, fontSize: string) => ({ inlineSize: size, blockSize: size, fontSize });

export const avatar = recipe({
  base: { position: 'relative', display: 'inline-block', flex: 'none', lineHeight: 1 },
  variants: {
    size: {
      tiny: square('2rem', '0.8125rem'),
      small: square('2.5rem', '0.9375rem'),
      medium: square('3rem', '1.125rem'),
      large: square('3.25rem', '1.1875rem'),
      huge: square('6rem', '2.125rem'),
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
  // Until it is there.
  background: vars.color.surfaceHover,
  // The face is in the upper third of a portrait.
  objectPosition: '50% 22%',
});

export const initials = style([
  picture,
  {
    display: 'grid',
    placeItems: 'center',
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    fontWeight: fontWeights.bold,
    letterSpacing: tracking.wide,
  },
]);

export const dot = style({
  position: 'absolute',
  insetInlineEnd: '0.125rem',
  insetBlockEnd: '0.125rem',
  display: 'inline-flex',
});
