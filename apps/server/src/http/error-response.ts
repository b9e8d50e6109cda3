import type { ApiErrorBody } from '@vela/contract/entities/error-body';
import { errorMessage } from '@vela/contract/error-messages';
import { ERROR_STATUS } from '@vela/domain/errors';
import type { Failure } from '../core/failure';

/** The body of a rejection, as every client reads it. */
export function errorBodyOf({ code, details }: Failure): ApiErrorBody {
  return {
    error: {
      code,
      message: errorMessage(code, details.params),
      ...(details.params && { params: details.params }),
      ...(details.fields && { fields: [...details.fields] }),
      ...(details.retryAfter !== undefined && { retry_after: details.retryAfter }),
    },
    ...(code === 'authentication_required' && { authentication_required: true as const }),
  };
}

export function errorStatusOf({ code }: Failure): number {
  return ERROR_STATUS[code];
}

/** The rejection as an answer of the API. */
export function errorResponse(failure: Failure, headers: Record<string, string> = {}): Response {
  const response = Response.json(errorBodyOf(failure), { status: errorStatusOf(failure), headers });
  if (failure.details.retryAfter !== undefined)
    response.headers.set('retry-after', String(failure.details.retryAfter));
  return response;
}
