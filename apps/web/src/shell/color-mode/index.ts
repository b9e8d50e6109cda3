export { ModeSegments } from './ModeSegments';
export { ModeSwitch } from './ModeSwitch';
export { themeColorMedia } from './theme-color-media';
