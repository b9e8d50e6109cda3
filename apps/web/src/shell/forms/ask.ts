import { isApiError } from '@vela/api-client/api-error';
import { createApi, type Api } from '@vela/api-client/create-api';
import type { Outcome } from './outcome';

let api: Api | undefined;

/**
 * Calls the API and says how it ended. Screens import what calls this at the first use, so that a page
 * that is only read loads neither the client nor the schemas.
 */
export async function ask<Result>(call: (client: Api) => Promise<Result>): Promise<Outcome<Result>> {
  api ??= createApi({ onSignedOut: () => location.assign('/login') });
  try {
    return { ok: true, result: await call(api) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields, retryAfter } = error;
    return {
      ok: false,
      refusal: { code, params, fields, ...(retryAfter === null ? {} : { retry_after: retryAfter }) },
    };
  }
}
