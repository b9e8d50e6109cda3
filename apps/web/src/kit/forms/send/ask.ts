import { createApi, type Api } from '@vela/api-client/create-api';
import { addressLocale } from '../../page/use-in-language';
import { queryOf } from '../../page/query';
import type { ApiResult } from '../api-result';
import { toApiResult } from './to-api-result';

let api: Api | undefined;

/**
 * Calls the API for a visitor's page. Screens import what calls this at the first use, so that a page
 * that is only read loads neither the client nor the schemas.
 */
export function ask<Result>(call: (client: Api) => Promise<Result>): Promise<ApiResult<Result>> {
  api ??= createApi({ locale: addressLocale(queryOf(location.search)) });
  return toApiResult(call(api));
}
