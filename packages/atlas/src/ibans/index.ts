export { IBAN_FORMS } from './iban-forms';
