export { usePlaceWords } from './use-place-words';
export { withCapital } from './with-capital';
