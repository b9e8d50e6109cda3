export { setColorMode } from './color-mode';
export { ModeSwitch } from './ModeSwitch';
