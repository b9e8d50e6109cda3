export { INVALID_DATES, VALID_DATES } from './date-of-birth-examples';
export { INVALID_EMAILS, VALID_EMAILS } from './email-examples';
export { INVALID_NAMES, VALID_NAMES } from './name-examples';
export { INVALID_PASSWORDS, VALID_PASSWORDS } from './password-examples';
