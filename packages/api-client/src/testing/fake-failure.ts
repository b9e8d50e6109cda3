import type { ApiErrorBody } from '@vela/contract/entities/error-body';
import { errorMessage } from '@vela/contract/error-messages';
import { ERROR_STATUS, type ErrorCode, type ErrorParams, type FieldError } from '@vela/domain/errors';

/** What completes an error answer. */
export interface FakeFailureDetails {
  params?: ErrorParams;
  fields?: FieldError[];
  /** Seconds. */
  retryAfter?: number;
}

/** Thrown inside the fake to answer with an error. */
export class FakeFailure extends Error {
  readonly code: ErrorCode;
  readonly details: FakeFailureDetails;

  constructor(code: ErrorCode, details: FakeFailureDetails = {}) {
    super(code);
    this.name = 'FakeFailure';
    this.code = code;
    this.details = details;
  }

  toResponse(): Response {
    const { params, fields, retryAfter } = this.details;
    const body: ApiErrorBody = {
      error: {
        code: this.code,
        message: errorMessage(this.code, params),
        ...(params && { params }),
        ...(fields && { fields }),
        ...(retryAfter !== undefined && { retry_after: retryAfter }),
      },
      ...(this.code === 'authentication_required' && { authentication_required: true as const }),
    };
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json(body, { status: ERROR_STATUS[this.code], headers });
  }
}
