export { countGraphemes } from './count-graphemes';
