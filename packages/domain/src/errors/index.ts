export { ERROR_MESSAGES } from './error-messages';
export { ERROR_STATUS, isErrorCode } from './error-status';
export type { ErrorCode, ErrorStatus } from './error-status';
export { FIELD_CODES, FIELD_LIMITS, isFieldCode } from './field-codes';
export type { ErrorParams, FieldCode, FieldError, FieldProblem } from './field-codes';
