import { errorBodySchema } from '@vela/contract/entities/error-body';
import {
  endsSession,
  isErrorCode,
  isFieldCode,
  type ErrorParams,
  type FieldError,
} from '@vela/domain/errors';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import * as v from 'valibot';
import { ApiError } from './api-error';

/** What went wrong with a call: an {@link ApiError}, or what was thrown when it is none of ours (an abort, a bug). */
export function toApiError(error: unknown): unknown {
  if (isHTTPError(error)) return readErrorBody(error.data, { status: error.response.status, cause: error });
  if (isNetworkError(error) || isTimeoutError(error)) {
    return new ApiError({
      code: 'network_failed',
      message: 'The server did not answer.',
      status: 0,
      cause: error,
    });
  }
  return error;
}

/**
 * The error of an answer that is no success. A code of a newer server, or a body that isn't ours (a proxy's
 * page), counts as `internal`; the status stays as it came.
 */
export function readErrorBody(
  body: unknown,
  { status, cause }: { status: number; cause?: unknown },
): ApiError {
  const parsed = v.safeParse(errorBodySchema, body);
  if (!parsed.success) return new ApiError({ code: 'internal', message: `HTTP ${status}`, status, cause });
  const { code, message, params, fields, retry_after } = parsed.output.error;
  return new ApiError({
    code: isErrorCode(code) ? code : 'internal',
    message,
    status,
    params,
    fields: fields?.map(readFieldError),
    retryAfter: retry_after,
    cause,
  });
}

/** Whether an answer says that the session has ended. Source: product.md §6. */
export function saysSignedOut(error: unknown): boolean {
  return isHTTPError(error) && bodySaysSignedOut(error.data, error.response.status);
}

/** Returns whether an answer's body and status say so. */
export function bodySaysSignedOut(body: unknown, status: number): boolean {
  const parsed = v.safeParse(errorBodySchema, body);
  const authenticationRequired = parsed.success && parsed.output.authentication_required === true;
  return endsSession({ status, authenticationRequired });
}

function readFieldError(field: { path: string; code: string; params?: ErrorParams | undefined }): FieldError {
  const code = isFieldCode(field.code) ? field.code : 'invalid';
  return { path: field.path, code, ...(field.params && { params: field.params }) };
}
