import type { ErrorParams, FieldError, ShownErrorCode } from '@vela/domain/errors';

export interface ApiErrorInit {
  code: ShownErrorCode;
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  params?: ErrorParams | undefined;
  fields?: readonly FieldError[] | undefined;
  /** Seconds until it is worth asking again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The one error that calls throw, but for the abort that a caller asked for itself. */
export class ApiError extends Error {
  readonly code: ShownErrorCode;
  readonly status: number;
  readonly params: ErrorParams;
  readonly fields: readonly FieldError[];
  readonly retryAfter: number | null;

  constructor({ code, message, status, params = {}, fields = [], retryAfter, cause }: ApiErrorInit) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.params = params;
    this.fields = fields;
    this.retryAfter = retryAfter ?? null;
  }
}

/** Whether a thrown value is an {@link ApiError}, of one code where it is given. */
export function isApiError<Code extends ShownErrorCode>(
  error: unknown,
  code?: Code,
): error is ApiError & { code: Code } {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
