import type { CodeWithParams, ErrorCode, ErrorParams, ErrorParamsOf, FieldError } from '@vela/domain/errors';
import type { CookieChange } from './cookies';

export interface FailureDetails {
  /** Values that complete the error's text, such as minutes or limit. */
  params?: ErrorParams;
  /** Why single fields are rejected; goes with `invalid_input`. */
  fields?: readonly FieldError[];
  /** Seconds until the same request may succeed; also sent as Retry-After. */
  retryAfter?: number;
  /** What the browser stores of it. */
  cookies?: Readonly<Record<string, CookieChange>>;
  cause?: unknown;
}

/** A code whose text has values in it needs these values. */
type FailureArguments =
  | [code: Exclude<ErrorCode, CodeWithParams>, details?: FailureDetails]
  | {
      [Code in CodeWithParams]: [code: Code, details: FailureDetails & { params: ErrorParamsOf<Code> }];
    }[CodeWithParams];

/** An error that is answered with its code. Anything else that is thrown is answered as `internal`. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(...[code, details = {}]: FailureArguments) {
    super(code, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}
