export { setColorMode } from './color-mode';
export { ModeSwitch } from './ModeSwitch';
export { themeColorMedia } from './theme-color-media';
