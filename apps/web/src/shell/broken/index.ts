export { BrokenScreen } from './BrokenScreen';
export { CatchErrors } from './CatchErrors';
export { LastResort } from './LastResort';
