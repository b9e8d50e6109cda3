export { SHOW_KEPT_FONTS, showFonts } from './show-fonts';
