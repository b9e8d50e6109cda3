export { checkMaxLength } from './check-max-length';
export { endsSession } from './ends-session';
export { ERROR_PARAMS } from './error-params';
export type { CodeWithParams, ErrorParamsOf } from './error-params';
export { ERROR_STATUS, isErrorCode } from './error-status';
export type { ClientErrorCode, ErrorCode, ShownErrorCode } from './error-status';
export { FIELD_CODES, FIELD_LIMITS, fieldProblem, isFieldCode } from './field-codes';
export { passesByItself } from './passes-by-itself';
export type { ErrorParams, FieldCode, FieldError, FieldProblem } from './field-codes';
