export { POSTAL_CODES } from './postal-codes';
