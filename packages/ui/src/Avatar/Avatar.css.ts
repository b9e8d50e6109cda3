import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { avatarSizes, fontWeights, lineHeights, space, tracking } from '../tokens';

/** A square, and in it letters that fill it alike in every size. */
const square = (size: string) => ({
  inlineSize: size,
  blockSize: size,
  fontSize: `calc(${size} * 0.375)`,
});

export const avatar = recipe({
  base: { position: 'relative', display: 'inline-block', flex: 'none', lineHeight: lineHeights.mark },
  variants: {
    size: {
      tiny: square(avatarSizes.tiny),
      small: square(avatarSizes.small),
      medium: square(avatarSizes.medium),
      large: square(avatarSizes.large),
      huge: square(avatarSizes.huge),
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
  // It covers the photo until that has loaded.
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
    // On the background of the current conversation it would be invisible.
    selectors: { '[aria-current] &': { background: vars.color.surfaceRaised } },
  },
]);

export const dot = style({
  position: 'absolute',
  insetInlineEnd: space[0.5],
  insetBlockEnd: space[0.5],
  display: 'inline-flex',
});
