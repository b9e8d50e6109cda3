export { INVALID_IBANS, VALID_IBANS } from './iban-examples';
