import { isApiError } from '@vela/api-client/api-error';
import type { ApiResult } from '../api-result';

/** The result of a call of the API as a value. Rethrows what is no `ApiError`. */
export async function toApiResult<Result>(call: Promise<Result>): Promise<ApiResult<Result>> {
  try {
    return { ok: true, result: await call };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields, retryAfter } = error;
    return {
      ok: false,
      apiError: { code, params, fields, ...(retryAfter === null ? {} : { retry_after: retryAfter }) },
    };
  }
}
