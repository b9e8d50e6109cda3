export { DIRECTIONAL_GLYPHS } from './directional-glyphs';
export { Icon, type IconGlyph, type IconProps, type IconSize } from './Icon';
