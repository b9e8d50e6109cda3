export { useTypedOverLanguages } from './use-typed-over-languages';
