export { errorText, fieldText, type CodedProblem } from './error-text';
export { ERROR_TEXTS } from './error-texts';
export { FIELD_TEXTS } from './field-texts';
