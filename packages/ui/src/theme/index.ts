import './fonts.css';
import './theme.css';
import './global.css';

export { FONTS_LATER, PICTURES_LATER, themeAttributes } from './attributes';
export { vars } from './contract.css';
export { latePicture } from './late-picture.css';
