import type { ErrorParams } from '@vela/domain/errors';

/** An `ApiError` as plain data, as a page shows it. A newer server may use codes that this page doesn't know. */
export interface ApiErrorData {
  code: string;
  params?: ErrorParams | undefined;
  fields?: readonly FieldErrorData[] | undefined;
  /** Seconds to wait before the next try. */
  retry_after?: number | undefined;
}

/** A `FieldError` as a form shows it. */
export interface FieldErrorData {
  path: string;
  code: string;
  params?: ErrorParams | undefined;
}

/** How a request ended, as a value: a screen shows an error, it doesn't catch it. */
export type ApiResult<Result> = { ok: true; result: Result } | { ok: false; apiError: ApiErrorData };
