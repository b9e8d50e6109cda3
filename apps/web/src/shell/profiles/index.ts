export { usePlaceWords } from './use-place-words';
