import './fonts.css';
import './theme.css';
import './global.css';

export { themeAttributes } from './attributes';
export { vars } from './contract.css';
