export { sprinkles, type Sprinkles } from './sprinkles.css';
