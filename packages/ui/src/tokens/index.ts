export { anchors } from './anchors';
export { breakpoints, containers, media, whereCrowded } from './breakpoints';
export { colors, MODES, type ColorName, type Mode, type NicheColors } from './colors';
export { lifts } from './elevation';
export { hexColor } from './hex-color';
export { layers } from './layers';
export { limits } from './limits';
export { lines, ringOffsets, strokes } from './lines';
export { avatarSizes, iconSizes, marks } from './marks';
export { loops, motion } from './motion';
export { niches } from './niches';
export { cssColor, type Oklch } from './oklch';
export { blurs, estimates, lights, photoPile, pictureSizes } from './pictures';
export { radii } from './radii';
export { scales, STEPS, type Scale, type Step } from './scales';
export { sizes } from './sizes';
export { layoutSpace, space } from './space';
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
  underlineOffset,
} from './type';
export { leastWidths, widths } from './widths';
