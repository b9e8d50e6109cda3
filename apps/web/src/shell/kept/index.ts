export { forgetKept, keyOf, readKept, writeKept } from './kept';
