export { colors, MODES, type ColorName, type Mode, type NicheColors } from './colors';
export { lifts } from './elevation';
export { breakpoints, loops, media, motion, radii, sizes, space, whereCrowded } from './measures';
export { niches } from './niches';
export { cssColor, type Oklch } from './oklch';
export { scales, STEPS, type Scale, type Step } from './scales';
export {
  fallbackFamily,
  fontFamily,
  fontSizes,
  fontWeights,
  largeFallbackFamily,
  largeFontFamily,
  lineHeights,
  partSizes,
  tracking,
} from './type';
