export { Icon, type IconGlyph, type IconProps, type IconSize } from './Icon';
