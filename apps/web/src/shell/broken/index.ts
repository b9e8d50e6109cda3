export { BrokenScreen } from './BrokenScreen';
export { CatchErrors } from './CatchErrors';
