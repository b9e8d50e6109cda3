export { withPlainValues } from './with-plain-values';
