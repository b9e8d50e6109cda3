export { showWhole } from './show-whole';
