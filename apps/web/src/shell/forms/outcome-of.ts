import { isApiError } from '@vela/api-client/api-error';
import type { Outcome } from './outcome';

/** How a call of the API ended, as a value; what is no answer of the API is thrown on. */
export async function outcomeOf<Result>(call: Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await call };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields, retryAfter } = error;
    return {
      ok: false,
      refusal: { code, params, fields, ...(retryAfter === null ? {} : { retry_after: retryAfter }) },
    };
  }
}
