export { CALLING_CODES } from './calling-codes';
