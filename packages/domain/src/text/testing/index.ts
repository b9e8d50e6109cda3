export { HOSTILE_TEXTS, ORDINARY_TEXTS, TEXTS_OF_TWO_LINES } from './text-examples';
